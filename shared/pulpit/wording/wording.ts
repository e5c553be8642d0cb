import { capitalize } from '#shared/text/capitalize.ts';
import { ended, hint, pause, read, say } from '#shared/pulpit/service-lines.ts';
import type { ServiceLine } from '#shared/pulpit/sheet.ts';
import { wordingProblem } from './wording-check.ts';
import type { ScriptWording } from './wording-schema.ts';
import { WORDING_TEXTS, type WordingKey } from './wording-texts.ts';

/** A clause is told what follows it, so that punctuation goes inside a closing quotation mark and never twice. */
export type Mark = ',' | '.' | '';
export type Clause = (end: Mark) => string;
type Values = Readonly<Record<string, string | Clause>>;

/** A text that cannot be used, as an older version left it, is passed over. */
export function usesOwnText({ preset, texts }: ScriptWording, key: WordingKey): boolean {
  const own = texts[key];
  return own !== undefined && own !== WORDING_TEXTS[key][preset] && wordingProblem(key, own) === null;
}

/** The ward's own text, or that of its set. */
export function wordingText(wording: ScriptWording, key: WordingKey): string {
  return (usesOwnText(wording, key) ? wording.texts[key] : null) ?? WORDING_TEXTS[key][wording.preset];
}

const isMark = (text: string): text is Mark => text === ',' || text === '.' || text === '';

/** An empty value takes the blank before it along. */
function filled(template: string, values: Values): string {
  return template
    .replace(/( ?)\{([a-z ]+)\}([,.]?)/gu, (_, blank: string, place: string, end: string) => {
      const [value, mark] = [values[place] ?? '', isMark(end) ? end : ''];
      const words =
        typeof value === 'string' ? (value === '' || mark === '' ? value + mark : ended(value, mark)) : value(mark);
      return words === '' || value === '' ? words : blank + words;
    })
    .trim();
}

/** A text of the ward as spoken lines; text in parentheses is a hint. */
export function spoken(template: string, values: Values = {}, list: readonly string[] = []): ServiceLine[] {
  return template.split(/\r?\n/u).flatMap((raw) => {
    const line = raw.trim();
    if (/^\[pause\]$/iu.test(line)) return [pause()];
    if (line === '{list}') return list.map(read);
    const words = capitalize(filled(line, values));
    if (words === '') return [];
    return [/^\(.+\)$/u.test(line) ? hint(words.slice(1, -1)) : say(words)];
  });
}

const uncapitalled = (text: string) =>
  /^I(?: |['’])/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** A part of a sentence, in lower case as far as the template goes. */
export function clauseOf(wording: ScriptWording, key: WordingKey, values: Values): Clause {
  const template = wordingText(wording, key).replace(/\s+/gu, ' ').trim().replace(/[.,]$/u, '');
  return (end) => filled(uncapitalled(template) + end, values);
}
