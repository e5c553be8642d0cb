import { HEAD_PARTS } from '#shared/meetings/parts.ts';
import { isIndented } from './sheet-text.ts';
import { NOTES_LABEL } from './words.ts';

/** A line of an outline in columns: the item, who or what it is (`name`), and anything else that is said. */
export type OutlineRow = { label: string; name: string; text: string; isItem: boolean };

const ITEM = /^(\p{Lu}[^:]{2,44}): (.+)$/u;
/** A line that someone wrote into the outline, and no item of the meeting. */
const isSentence = (line: string): boolean => line.length > 45 || /[.!?,;]$/u.test(line);
const HEADS = new Set<string>(HEAD_PARTS.map(({ label }) => label));
/** Their lines are sentences, so no name is set apart. */
const TEXTS = new Set(['Announcements', 'Ward business', NOTES_LABEL]);
const CALLED = /^(?:Release|Sustaining)s?$/u;

/** 'Mary Major as Primary president': the name, and what is said of the person. */
function called(line: string): Pick<OutlineRow, 'name' | 'text'> {
  const at = line.indexOf(' as ');
  return at < 0 ? { name: line, text: '' } : { name: line.slice(0, at), text: line.slice(at + 1) };
}

function itemRow(line: string): OutlineRow {
  const [, label, value] = ITEM.exec(line) ?? [];
  if (!label || !value)
    return isSentence(line)
      ? { label: '', name: '', text: line, isItem: false }
      : { label: line, name: '', text: '', isItem: true };
  if (TEXTS.has(label)) return { label, name: '', text: value, isItem: true };
  return { label, isItem: true, ...(CALLED.test(label) ? called(value) : { name: value, text: '' }) };
}

function rowBelow(line: string, item: string): OutlineRow {
  const [, label = '', value = ''] = ITEM.exec(line) ?? [];
  if (HEADS.has(label)) return { label, name: value, text: '', isItem: false };
  return { label: '', isItem: false, ...(CALLED.test(item) ? called(line) : { name: '', text: line }) };
}

/** The lines of a part of an outline, as written or as edited. No word is lost. */
export function outlineRows(lines: readonly string[]): OutlineRow[] {
  const rows: OutlineRow[] = [];
  let item = '';
  for (const line of lines) {
    if (!isIndented(line)) {
      const row = itemRow(line.trim());
      item = row.label;
      rows.push(row);
      continue;
    }
    const below = rowBelow(line.trim(), item);
    const [above] = rows.slice(-1);
    // The first of several releases or announcements goes on the line of the heading.
    const isBeside = above?.isItem && !above.name && !above.text && !below.label;
    if (isBeside) rows.splice(-1, 1, { ...below, label: above.label, isItem: true });
    else rows.push(below);
  }
  return rows;
}
