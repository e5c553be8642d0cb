import { HEAD_PARTS } from '#shared/meetings/parts.ts';
import { listOfAll } from '#shared/text/in-words.ts';

const WELCOME = 'the welcome';
/** The people named in the welcome, each one a part. */
const NAMED = new Map<string, string>(HEAD_PARTS.map(({ label, inSentence }) => [label.toLowerCase(), inSentence]));
const HEADING = 'the date or ward';

/** The outline's parts by what they are called in a sentence: 'the closing hymn', 'the person conducting'. */
function partsOf(outline: string): Map<string, string> {
  const [head = '', ...body] = outline.trim().split(/\n{2,}/u);
  const parts = new Map<string, string>([[HEADING, head]]);
  let name = HEADING;
  for (const line of body.join('\n').split('\n')) {
    const [, indent, label] = /^( *)([^:]+?)(?::|$)/u.exec(line) ?? [];
    const inWelcome = indent && (name === WELCOME || [...NAMED.values()].includes(name));
    if (label && (!indent || inWelcome)) {
      const plain = label.replace(/ \(.*/u, '').trim().toLowerCase();
      name = NAMED.get(plain) ?? `the ${plain}`;
    }
    parts.set(name, `${parts.get(name) ?? ''}\n${line}`);
  }
  return parts;
}

/** Which parts of a meeting differ between two of its outlines, in the order of the service. */
export function changedParts(before: string, after: string): string[] {
  const [old, fresh] = [partsOf(before), partsOf(after)];
  return [...new Set([...fresh.keys(), ...old.keys()])].filter((name) => old.get(name) !== fresh.get(name));
}

const SPELLED_OUT = 3;

/** 'the closing hymn', 'the invocation and the closing hymn', 'the invocation, the closing hymn, the notes, and more' */
export function partsInWords(parts: readonly string[]): string {
  const named = parts.length > SPELLED_OUT ? [...parts.slice(0, SPELLED_OUT), 'more'] : parts;
  return listOfAll(named);
}
