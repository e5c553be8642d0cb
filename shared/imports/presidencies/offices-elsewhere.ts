import { callingWords } from '#shared/members/calling-words.ts';
import { foldLoose } from '#shared/text/fold.ts';

/** German and French offices of a presidency → the English words that the others are compared in. */
const OFFICES: readonly (readonly [RegExp, string])[] = [
  [/^prasident(?:in)?$/, 'president'],
  [/^(?:erster?|1|premiere?|1ere?|1re) (?:ratgeber(?:in)?|conseillere?)$/, 'first counselor'],
  [/^(?:zweiter?|2|deuxieme|seconde?|2e|2eme) (?:ratgeber(?:in)?|conseillere?)$/, 'second counselor'],
  [/^(?:ratgeber(?:in)?|conseillere?)$/, 'counselor'],
  [/^(?:sekretar(?:in)?|secretaire)$/, 'secretary'],
  [/^(?:bischof|eveque)$/, 'bishop'],
];

const LONGEST = 60;

export function officeWords(calling: string): string {
  if (calling.length > LONGEST) return '';
  const words = foldLoose(calling);
  return OFFICES.find(([written]) => written.test(words))?.[1] ?? callingWords(calling).trim();
}

const DER = /^(?:bischofschaft|fhv|frauenhilfsvereinigung|pv|primarvereinigung|sonntagsschule|jungen? )/;
const DE_LA = /^(?:societe de secours|primaire)/;

/** 'der FHV', 'des Ältestenkollegiums', 'de la Société de Secours'; null for what is neither German nor French. */
export function ofElsewhere(organization: string): string | null {
  const words = foldLoose(organization);
  if (DER.test(words)) return `der ${organization.replace(/^Junge /i, 'Jungen ')}`;
  if (words === 'altestenkollegium') return `des ${organization}s`;
  if (DE_LA.test(words)) return `de la ${organization}`;
  if (words === 'college des anciens') return `du ${organization}`;
  if (/^(?:episcopat|ecole du dimanche)$/.test(words)) return `de l’${organization}`;
  return words.startsWith('jeunes ') ? `des ${organization}` : null;
}
/** Below a bishop; null in any other language. */
export function bishopricElsewhere(office: string): string | null {
  if (/ratgeber|sekretar/.test(foldLoose(office))) return 'Bischofschaft';
  return /conseiller|secretaire/.test(foldLoose(office)) ? 'Épiscopat' : null;
}
