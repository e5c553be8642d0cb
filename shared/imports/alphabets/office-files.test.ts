import { expect, test } from 'vitest';
import { decodeText } from '../decode.ts';

const ZIP = 'PK\u0003\u0004\u0014\0\u0006\0';
const COMPOUND = '\u00d0\u00cf\u0011\u00e0';
const wide = (text: string) => [...text].map((letter) => `${letter}\0`).join('');
const refusalOf = (content: string) => () => decodeText(Buffer.from(content, 'latin1'));

test.each([
  ['Word', `${ZIP}[Content_Types].xml word/document.xml`, 'In Word, choose File, Save As, and “Plain Text (.txt)”'],
  ['Word', `${COMPOUND}${wide('WordDocument')}`, 'In Word, choose File, Save As, and “Plain Text (.txt)”'],
  ['Excel', `${ZIP}[Content_Types].xml xl/workbook.xml`, 'In Excel, choose File, Save As, and “CSV UTF-8'],
  ['Excel', `${COMPOUND}${wide('Workbook')}`, 'In Excel, choose File, Save As, and “CSV UTF-8'],
])('a file of %s is called so, whatever its name ends with, and it says how to save it', (program, content, advice) => {
  expect(refusalOf(content)).toThrow(`This looks like ${program === 'Excel' ? 'an' : 'a'} ${program} file. ${advice}`);
});

test('any other zip file may be from Excel', () =>
  expect(refusalOf(`${ZIP}photo.jpg`)).toThrow('This looks like an Excel or zip file. In Excel, choose File'));
