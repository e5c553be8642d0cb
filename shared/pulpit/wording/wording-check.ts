import { isPlace, type Place } from './wording-places.ts';
import { WORDING_TEXTS, type WordingKey } from './wording-texts.ts';

export const WORDING_MAX = 1_000;

const braced = (place: string) => `{${place}}`;
const placesOf = (text: string): string[] => [...text.matchAll(/\{([^{}]*)\}/gu)].map(([, place = '']) => place);

/** What may stand in braces in this text, the needed ones first. */
export function placesFor(key: WordingKey): Place[] {
  const { needs = [], may = [] } = WORDING_TEXTS[key];
  return [...needs, ...may];
}

/** `opposed` and the list are whole lines, which is how they can hold several. */
const OWN_LINE: readonly Place[] = ['list', 'opposed'];
/** Words that ask who is against something, which nobody does at a release. */
export const OPPOSITION = /\boppos|\bcontrary\b|\bobject(?:s|ion|ions)?\b|\bsame sign\b|\bdissent/iu;

/** What is wrong with a text of the ward's own, in a sentence, or null. */
export function wordingProblem(key: WordingKey, text: string): string | null {
  const { needs = [], isRelease, isNeeded } = WORDING_TEXTS[key];
  const allowed = placesFor(key);
  const found = placesOf(text);
  const offered =
    allowed.length > 0 ? `It can hold ${allowed.map(braced).join(', ')}.` : 'Nothing in braces belongs here.';
  const unknown = found.find((place) => !isPlace(place) || !allowed.includes(place));
  if (unknown !== undefined) return `${braced(unknown)} is not known in this text. ${offered}`;
  if (/[{}]/u.test(text.replace(/\{[^{}]*\}/gu, ''))) return `A brace is left open or never began. ${offered}`;
  const missing = needs.find((place) => !found.includes(place));
  if (missing) return `${braced(missing)} is missing: without it the script would leave it out.`;
  if (isNeeded && text.trim() === '') return 'This text cannot be left empty.';
  if (isRelease && OPPOSITION.test(text)) return 'A release asks for thanks alone, never for opposition.';
  const lines = text.split(/\r?\n/u).map((line) => line.trim());
  const inline = OWN_LINE.find(
    (place) => found.includes(place) && lines.filter((line) => line === braced(place)).length !== 1,
  );
  const isTwice = inline && found.filter((place) => place === inline).length > 1;
  if (inline) return isTwice ? `${braced(inline)} stands here twice.` : `${braced(inline)} needs a line of its own.`;
  if (OWN_LINE.some((place) => found.filter((one) => one === place).length > 1))
    return 'A list can stand here only once.';
  return null;
}
