import { fold } from '#shared/text/fold.ts';

const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'sv', 'da', 'nb', 'pl', 'cs', 'tr', 'id', 'ru', 'uk'];
const FORMS: Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  // A month beside a day has another ending in some languages.
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
];

const bare = (word: string): string => fold(word).replace(/\.$/, '');
let known: Map<string, number> | null = null;

function monthWords(): Map<string, number> {
  const words = new Map<string, number>([['sept', 9]]);
  for (const language of LANGUAGES)
    for (const form of FORMS) {
      const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month += 1) {
        const parts = format.formatToParts(new Date(Date.UTC(2000, month - 1, 15)));
        const word = bare(parts.find(({ type }) => type === 'month')?.value ?? '');
        if (/\p{L}{3}/u.test(word) && !words.has(word)) words.set(word, month);
      }
    }
  return words;
}

/** 'March', 'mar.', 'März', 'marca' → 3; null for any other word. */
export function monthOfWord(word: string): number | null {
  known ??= monthWords();
  return known.get(bare(word)) ?? null;
}

let weekdays: Set<string> | null = null;

/** 'Sunday', 'dom.', 'Sonntag', in the same languages. */
export function isWeekday(word: string): boolean {
  weekdays ??= new Set(
    LANGUAGES.flatMap((language) =>
      (['long', 'short'] as const).flatMap((weekday) => {
        const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
        return Array.from({ length: 7 }, (_, day) => bare(format.format(new Date(Date.UTC(2000, 0, day + 1)))));
      }),
    ),
  );
  // 'domingo', and 'segunda' of 'segunda-feira'
  return weekdays.has(bare(word)) || weekdays.has(`${bare(word)}-feira`);
}
