import { monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { SEASON } from '../letters/plain-titles.ts';
import { isOfList } from './list-words.ts';
import { speaksAgainst } from './words-against.ts';

const LONGEST = 80;
const SEASONS = new RegExp(String.raw`\b${SEASON}\b`, 'gu');
/** What members do together in a meeting, and who of them does it. */
const PARTS = new Set(
  (
    'program programs programme choir choirs chorus musical music number numbers narrator narrators readers participants performers singers soloists ' +
    'solos duet duets trio trios quartet quartets ensemble accompanists pianists musicians cast nativity pageant cantata homecoming homecomings ' +
    'programa programas coro numeros musicales musicais participantes lectores leitores cantores narradores narradoras musicos ' +
    'programm chor mitwirkende musikstucke sanger leser erzahler chorale participants lecteurs chanteurs narrateurs musiciens ' +
    'programma partecipanti lettori cantanti narratori musicisti'
  ).split(' '),
);
/** 'Special musical numbers' are nothing special, and whoever has a homecoming is back. */
const HARMLESS =
  /\bspecial (?=musical\b|music\b|numbers?\b|program\b)|\b(?:returned |returning )?missionar(?:y|ies) (?=homecomings?\b)/g;

/** 'Easter choir', 'Sisters for Mothers Day program', 'Missionary homecoming speakers': who has which part in a meeting, and nothing else. */
export function isProgramTitle(text: string): boolean {
  if (text.length > LONGEST) return false;
  const folded = foldLoose(text).replaceAll(HARMLESS, '');
  const words = folded.replaceAll(SEASONS, ' ').split(/[ -]+/).filter(Boolean);
  const isKnown = (word: string): boolean =>
    PARTS.has(word) || isOfList(word) || monthOfWord(word) !== null || /^\d+(?:st|nd|rd|th)?$/.test(word);
  return words.some((word) => PARTS.has(word)) && words.every(isKnown) && !speaksAgainst(folded);
}
