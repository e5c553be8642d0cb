import type { AgeGroup } from '#shared/members/age-groups.ts';
import type { Sex } from '#shared/members/schema.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { sexIn } from '../doubts/answers.ts';
import { shortened } from '../line-parts.ts';
import type { Sign } from '../schema.ts';

type Told = Omit<Sign, 'by'>;
const LONGEST = 60;

const YOUTH_OF_BOTH: Told = { groups: ['youth'] };
const CHILD: Told = { groups: ['child'] };
const OF_GROUPS: readonly (readonly [RegExp, Told])[] = [
  [
    /^(?:(?:deacons|teachers|priests)(?: quorums?)?|quorum de (?:diaconos|maestros|presbiteros)|aaronic priesthood(?: quorums?)?|young men|ym)$/,
    { groups: ['youth'], sex: 'male' },
  ],
  [/^(?:young women|yw|beehives?|mia ?maids?|laurels?|mujeres jovenes|mocas)$/, { groups: ['youth'], sex: 'female' }],
  [/^(?:relief society|rs|sociedade? de socorro)$/, { groups: ['adult'], sex: 'female' }],
  [/^(?:elders(?: quorum)?|eq|high priests(?: group)?)$/, { groups: ['adult'], sex: 'male' }],
  [/^(?:youth|young women and young men|young men and young women)$/, YOUTH_OF_BOTH],
];
const OF_PRIMARY =
  /^(?:(?:primary|primaria|nursery|sunbeams?|ctr|valiants?|class|classes|children|kids|child|boys|girls|ages?|years?|olds?|of|and|[ab])(?: |$))+$/;
const IS_PRIMARY = /\b(?:primary|primaria|nursery|sunbeams?|ctr|valiants?|children|child|kids)\b/;

/** 'Deacons Quorum', 'Valiant 9', 'Young Women 12-13': where someone belongs; a calling there, such as Primary Teacher, is none. */
function toldByGroup(text: string): Told | null {
  if (text.length > LONGEST) return null;
  const words = foldLoose(text)
    .replaceAll(/(?<!\S)(?:ctr|valiant)?\d+\p{L}?(?!\S)/gu, (word) => word.replace(/\d.*$/, ''))
    .replaceAll(/ +/g, ' ')
    .trim();
  if (IS_PRIMARY.test(words)) return OF_PRIMARY.test(words) ? CHILD : null;
  const group = words.replace(/ (?:class(?:es)?|ages?)$/, '');
  return OF_GROUPS.find(([pattern]) => pattern.test(group))?.[1] ?? null;
}

/** Adults who joined the Church as adults are mostly priests. */
const OFFICES: Partial<Record<string, Told>> = {
  deacon: { groups: ['youth'], sex: 'male' },
  diacono: { groups: ['youth'], sex: 'male' },
  teacher: { groups: ['youth'], sex: 'male' },
  elder: { groups: ['adult'], sex: 'male' },
  'high priest': { groups: ['adult'], sex: 'male' },
};
const toldByOffice = (text: string): Told | null => OFFICES[foldLoose(text)] ?? toldByGroup(text);

const RELATIONS: readonly (readonly [RegExp, Told])[] = [
  [/^(?:step ?|grand|foster )?son$|^hijo$|^filho$/, { groups: ['child', 'youth'], sex: 'male', mayBeGrown: true }],
  [
    /^(?:step ?|grand|foster )?daughter$|^hija$|^filha$/,
    { groups: ['child', 'youth'], sex: 'female', mayBeGrown: true },
  ],
  [/^(?:step ?|grand|foster )?child(?:ren)?$/, { groups: ['child', 'youth'], mayBeGrown: true }],
  [/^(?:husband|father|marido|esposo)$/, { groups: ['adult'], sex: 'male' }],
  [/^(?:wife|mother|esposa)$/, { groups: ['adult'], sex: 'female' }],
  [/^(?:head|spouse|head of (?:house|household|family)|hoh)$/, { groups: ['adult'] }],
];
const toldByRelation = (text: string): Told | null =>
  RELATIONS.find(([pattern]) => pattern.test(foldLoose(text)))?.[1] ?? null;

const KINDERGARTEN = /^(?:k|kg|pre ?k|kinder(?:garten)?|pre ?school|tk)$/;
/** Who turns 12 in a year is in the fifth grade or the sixth. */
function toldByGrade(text: string): Told | null {
  const words = foldLoose(text).replace(/^grade | grade$/g, '');
  if (KINDERGARTEN.test(words)) return CHILD;
  const grade = Number(/^(\d{1,2})(?:st|nd|rd|th)?(?: 0)?$/.exec(words)?.[1] ?? NaN);
  if (!(grade >= 1 && grade <= 12)) return null;
  const groups: AgeGroup[] = grade < 5 ? ['child'] : grade < 7 ? ['child', 'youth'] : ['youth'];
  return { groups: grade === 12 ? ['youth', 'adult'] : groups };
}

/** A person's title before the name; 'Sr.' is a sister's or a señor's, and anyone may be president or doctor. */
const FEMALE = /^(?:mrs|ms|miss|hermana|hna|sra|srta|irma|soeur|schwester|madame|mme|sorella|pdta|presidenta)$/;
const MALE = /^(?:mr|elder|bishop|hermano|hno|irmao|obispo|bispo|frere|bruder|herr|monsieur|fratello)$/;
function sexOfTitle(text: string): Sex | null {
  const [word = ''] = foldLoose(text.trim().slice(0, LONGEST)).split(' ');
  if (/^(?:brother|bro|sister|sis)$/.test(word)) return sexIn(word) ?? null;
  return FEMALE.test(word) ? 'female' : MALE.test(word) ? 'male' : null;
}

const HOW = {
  group: toldByGroup,
  office: toldByOffice,
  relation: toldByRelation,
  grade: toldByGrade,
  title: (text: string): Told | null => {
    const sex = sexOfTitle(text);
    return sex && { sex };
  },
};
export type SignKind = keyof typeof HOW;

/** What a cell tells of someone's age or sex; nothing where it is no word of its kind. */
export function signsIn(kind: SignKind, text: string, heading = ''): Sign[] {
  const told = text.length > LONGEST ? null : HOW[kind](text);
  return told ? [{ ...told, by: shortened(/\p{L}/u.test(text) ? text.trim() : `${heading} ${text}`.trim()) }] : [];
}

/** 'Maple 2nd Ward' before a title, or a part of its own. */
const UNIT = /^(?:[^ ]+ ){1,3}(?:ward|branch)(?= |$)/;
const APART = /\s[-–—|]+\s|[:,()]/;
const ABOUT_LIST =
  /\b(?:lists?|rolls?|rosters?|directory|members?|names?|phones?|numbers?|contacts?|info|birthdays?|attendance|sheet|of|the|for|our|and|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter|\d{4})\b/g;
const OF_CLASS =
  /\b(?:class(?:es)?|children|kids|rolls?|birthdays?|attendance|ctr|valiants?|sunbeams?|beehives?|laurels?|maids?)\b|\d{1,2}$/;

/**
 * What the title of a list tells of everyone in it: 'Deacons Quorum', 'Primary Class List 2026'. Adults serve in Primary and
 * Young Women, too, where the title isn't that of a class.
 */
export function signsOfTitle(text: string): Sign[] {
  if (text.length > LONGEST) return [];
  const parts = text.split(APART).map((part) => foldLoose(part).replace(UNIT, '').trim());
  const words = parts.filter(Boolean).join(' ');
  const group = words.replaceAll(ABOUT_LIST, ' ').replaceAll(/ +/g, ' ').trim();
  const [sign] = signsIn('group', group);
  if (!sign) return [];
  const isOfClass =
    OF_CLASS.test(words.replaceAll(/\b\d{4}\b/g, '').trim()) || /\b(?:quorums?|deacons|youth)\b/.test(group);
  const { groups, ...others } = { ...sign, by: shortened(text.trim()) };
  const isOfAdults = groups?.includes('adult');
  return isOfClass || isOfAdults ? [{ ...others, groups }] : sign.sex ? [others] : [];
}
