import { isPlace, type Place } from './wording-places.ts';
import { WORDING_TEXTS, type WordingKey } from './wording-texts.ts';

const braced = (place: string) => `{${place}}`;
const placesOf = (text: string): string[] => [...text.matchAll(/\{([^{}]*)\}/gu)].map(([, place = '']) => place);

/** The placeholders that this text can have, required ones first. */
export function placesFor(key: WordingKey): Place[] {
  const { needs = [], may = [] } = WORDING_TEXTS[key];
  return [...needs, ...may];
}

/** `opposed` and the list fill whole lines, because each can be several lines long. */
const OWN_LINE: readonly Place[] = ['list', 'opposed'];
/** Words that ask for opposing votes, which no one does at a release. */
export const OPPOSITION = /\boppos|\bcontrary\b|\bobject(?:s|ion|ions)?\b|\bsame sign\b|\bdissent/iu;

/** What is wrong with a ward's own text, in a sentence, or null. */
export function wordingProblem(key: WordingKey, text: string): string | null {
  const { needs = [], isRelease, isNeeded } = WORDING_TEXTS[key];
  const allowed = placesFor(key);
  const found = placesOf(text);
  const offered =
    allowed.length > 0 ? `You can use ${allowed.map(braced).join(', ')}.` : 'This phrase has no placeholders.';
  const unknown = found.find((place) => !isPlace(place) || !allowed.includes(place));
  if (unknown !== undefined) return `${braced(unknown)} can’t be used here. ${offered}`;
  if (/[{}]/u.test(text.replace(/\{[^{}]*\}/gu, ''))) return `Missing { or }. ${offered}`;
  const missing = needs.find((place) => !found.includes(place));
  if (missing) return `Add ${braced(missing)}, or the script will leave it out.`;
  if (isNeeded && text.trim() === '') return 'This phrase can’t be empty.';
  if (isRelease && OPPOSITION.test(text)) return 'Releases don’t ask for opposing votes.';
  const lines = text.split(/\r?\n/u).map((line) => line.trim());
  const inline = OWN_LINE.find(
    (place) => found.includes(place) && lines.filter((line) => line === braced(place)).length !== 1,
  );
  const isTwice = inline && found.filter((place) => place === inline).length > 1;
  if (inline) return isTwice ? `${braced(inline)} appears twice.` : `Put ${braced(inline)} on its own line.`;
  if (OWN_LINE.some((place) => found.filter((one) => one === place).length > 1)) return 'A list can appear only once.';
  return null;
}
