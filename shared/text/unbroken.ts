const MONTH = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]{3,7})?\.?$/iu;
const NUMBER = /^\d/u;
const CLOCK = /^\d{1,2}(?:[:.]\d\d)?(?:[–-]\d{1,2}(?:[:.]\d\d)?)?$/u;
const HALF_OF_DAY = /^[ap]\.?m\b/iu;
const NUMBERED = /^(?:#|no\.|room|rooms|page|pages|verse|verses|section|apt\.?|grade)$/iu;
/** Longer than this, and keeping words together tears a hole into the line above. */
const LONGEST = 24;

const belong = (word: string, next: string): boolean =>
  (CLOCK.test(word) && HALF_OF_DAY.test(next)) ||
  (MONTH.test(word) && NUMBER.test(next)) ||
  (NUMBERED.test(word) && NUMBER.test(next));

/**
 * A text as the runs that a line may not end within: '6:00 PM', 'December 12', and the last word with the one before it,
 * so that no paragraph ends in a line of one word. The runs, joined by spaces, are the text.
 */
export function unbrokenRuns(text: string): string[] {
  const words = text.split(' ');
  const runs: string[] = [];
  for (const [at, word] of words.entries()) {
    const before = runs.at(-1);
    const joined = `${before} ${word}`;
    const isLast = at === words.length - 1 && words.length > 3;
    if (before !== undefined && joined.length <= LONGEST && (isLast || belong(words[at - 1] ?? '', word)))
      runs[runs.length - 1] = joined;
    else runs.push(word);
  }
  return runs;
}
