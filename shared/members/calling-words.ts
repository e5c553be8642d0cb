import { foldLoose } from '#shared/text/fold.ts';
import { remembered } from '#shared/text/remembered.ts';

/** Spanish and Portuguese titles → the English words that the ranks are written in; longer phrases come first. */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/\bsociedade? de socorro\b/g, 'relief society'],
  [/\b(?:cuorum|quorum) de (?:los )?elderes\b/g, 'elders quorum'],
  [/\b(?:mujeres jovenes|mocas)\b/g, 'young women'],
  [/\b(?:escuela|escola) dominical\b/g, 'sunday school'],
  [/\b(?:miembro del sumo consejo|membro do sumo conselho|sumo conselheiro|sumo consejero)\b/g, 'high councilor'],
  [/\blider (?:misional|de la obra misional|da missao|missionario)\b/g, 'mission leader'],
  [/\bsecretari[oa] (?:ejecutiv|executiv)[oa]\b/g, 'executive secretary'],
  [/\bsecretari[oa] (?:de|del|da|do|de la) (?:barrio|ala|rama|ramo)\b/g, 'ward clerk'],
  [/\bsecretari[oa] (?:de|del|da|do|de la) estaca\b/g, 'stake clerk'],
  [/\bsecretari[oa]\b/g, 'secretary'],
  [/\bpresident[ea]\b/g, 'president'],
  [/\bpresidencia\b/g, 'presidency'],
  [/\b(?:obispado|bispado)\b/g, 'bishopric'],
  [/\b(?:obispo|bispo)\b/g, 'bishop'],
  [/\b(?:consejer|conselheir)[oa]\b/g, 'counselor'],
  [/\bcounsellor\b/g, 'counselor'],
  [/\bhigh (?:council(?!or\b)|councillor|counselor)\b(?: member)?/g, 'high councilor'],
  // '1º', '1er', '2da'; of '1a' only a counselor’s is no class.
  [/\b(?:primer[oa]?|primeir[oa]|1st|1er[oa]?|1r[oa]|1[oa](?= counselor)|1[ºª])(?=\s|$)/g, 'first'],
  [/\b(?:segund[oa]|2nd|2d[oa]|2[oa](?= counselor)|2[ºª])(?=\s|$)/g, 'second'],
  [/\bprimaria\b/g, 'primary'],
  [/\b(?:estaca|district|distrito)\b/g, 'stake'],
  [/\b(?:barrio|ala)\b/g, 'ward'],
  [/\b(?:rama|ramo)\b/g, 'branch'],
  [/\bpatriarca\b/g, 'patriarch'],
  [/\b(?:auxiliar|asistente|assistente|adjunt[oa])\b/g, 'assistant'],
  [/\bdiaconos?\b/g, 'deacons'],
  [/\b(?:presbiteros|sacerdotes)\b/g, 'priests'],
  [/\b(?:maestros|mestres)\b/g, 'teachers'],
  [/\bcuorum\b/g, 'quorum'],
  [/\b(?:maestr|professor|instrutor)[oa]?\b/g, 'teacher'],
  [/\bpianista\b/g, 'pianist'],
  [/\borganista\b/g, 'organist'],
  [/\b(?:bibliotecari[oa])\b/g, 'librarian'],
  [/\bregente\b/g, 'chorister'],
  [/\bclasse?\b/g, 'class'],
];

/** One calling as plain English words, a space before and after each. */
export const callingWords = remembered((calling: string): string => {
  const words = SYNONYMS.reduce((text, [from, to]) => text.replace(from, to), foldLoose(calling));
  return ` ${words} `;
});

/** A person's several callings are one text: 'Primary Teacher; Ward Clerk'. */
export const singleCallings = (calling: string): string[] =>
  calling.split(/[,;|/\n]/).filter((part) => part.trim() !== '');
