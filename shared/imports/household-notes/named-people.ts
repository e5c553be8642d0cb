import { foldLoose } from '#shared/text/fold.ts';
import { sexOfGivenName } from '../doubts/given-names.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { partName } from '../names.ts';
import type { RawRow } from '../rows.ts';
import { areOneName } from '../same-person/short-forms.ts';

/** A person of a household: the names, and the word for them in the heading, as in 'wife'; empty where it has none. */
export type HomePerson = { given: string; family: string; who: string };

export const personInHome = ({ values }: RawRow, who: string): HomePerson => {
  const named = partName(values.name ?? '');
  return { given: values.firstName ?? named.firstName, family: values.lastName ?? named.lastName, who };
};

const MAN_COLUMN = /^(?:husband|father|dad|esposo|marido|padre|pai|papa)\b/;
const WOMAN_COLUMN = /^(?:wife|wifes|mother|mom|mum|esposa|madre|mae|mama)\b/;
const CHILD_COLUMN = /^(?:child|children|kids|hij[oa]s?|ninos|filh[oa]s?|criancas)\b/;
export const sexOfColumn = (who: string): 'male' | 'female' | null =>
  MAN_COLUMN.test(who) ? 'male' : WOMAN_COLUMN.test(who) ? 'female' : null;
export const isChild = ({ who }: HomePerson): boolean => CHILD_COLUMN.test(who);

const MAN = /^(?:he|him|his|husband|hubby|father|dad|brother|bro|esposo|marido|ele|pai|padre)$/;
const WOMAN = /^(?:she|hers?|wife|mother|mom|mum|sister|sis|esposa|ella|ela|mae|madre)$/;
const SPOUSE = /^(?:spouse|conyuge)$/;
const HEAD = /^(?:head|hoh)$/;
const SON = /^(?:sons?|boys?|hijos?|filhos?)$/;
const DAUGHTER = /^(?:daughters?|girls?|hijas?|filhas?)$/;
const CHILD = /^(?:child|children|kids?|teens?|teenagers?|ninos|criancas)$/;
const EVERYONE = /^(?:they|them|both|family|everyone|couple|parents|ambos|todos|familia|household)$/;
const OF_SOMEONE = /^(?:his|her|their|su|seu|sua)$/;
/** Behind 'his' or 'Tom’s' these are the other of the two; a mother or a brother there is someone else. */
const MARRIED_TO = /^(?:husband|hubby|wife|spouse|esposo|esposa|marido|conyuge)$/;
const KIN = /^(?:father|dad|mother|mom|mum|brother|bro|sister|sis|pai|padre|mae|madre|parents|family)$/;
/** In front of a last name these are titles; elsewhere a brother is someone else. */
const TITLE = /^(?:brother|bro|sister|sis)$/;

/** Names that are words as well: 'Will not speak'. */
const WORDS_TOO =
  /^(?:will|may|mark|bill|grant|rich|hope|faith|joy|grace|rose|sue|rob|drew|chase|art|dawn|guy|dean|miles|hunter|april|june|august|summer|autumn|penny|page|star|jan|ivy|iris|ray|sky|van|wade|ward|wren)$/;
const MONTH = /^(?:jan|april|may|june|august)$/;
const IN_TIME = /^(?:in|on|until|till|since|by|from|to|last|next|this|early|late|mid|of|through|after|before|and|or)$/;
const VERB =
  /^(?:is|isnt|was|has|hasnt|does|doesnt|wont|will|moved|declines?|declined|passed|died|left|only|prefers|and|never|says|said|told|cant|cannot|refuses|wants|asked)$/;

export type Word = { text: string; folded: string; at: number; end: number; isPossessive: boolean };
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\d]+(?:['’][\p{L}\p{M}]+)*/gu)].map(({ 0: word, index }) => ({
    text: word,
    folded: foldLoose(word.replace(/['’]s$/, '')),
    at: index,
    end: index + word.length,
    isPossessive: /['’]s$/.test(word),
  }));

const sexOf = ({ given, who }: HomePerson) => sexOfColumn(who) ?? sexOfGivenName(given.split(' ')[0] ?? '');

/** Who of the members may be meant by a man or a woman: those who surely are one, or else those who may be. */
function ofSex(members: readonly HomePerson[], among: readonly number[], sex: 'male' | 'female'): number[] {
  const sexes = new Map(among.map((at) => [at, members[at] ? sexOf(members[at]) : null]));
  const sure = among.filter((at) => sexes.get(at) === sex);
  return sure.length > 0 ? sure : among.filter((at) => sexes.get(at) === null);
}

/** Whether a word is written as a name here: with a capital, and as no month or first word of a sentence. */
function isWrittenAsName(word: Word, before: Word | undefined, next: Word | undefined, text: string): boolean {
  const { folded } = word;
  const isFirst = before === undefined;
  if (!/^\p{Lu}/u.test(word.text)) return isFirst && folded.length > 2 && !WORDS_TOO.test(folded);
  if (word.isPossessive || !WORDS_TOO.test(folded)) return true;
  if (!isFirst) return !MONTH.test(folded) || !(IN_TIME.test(before.folded) || /^\d/.test(next?.text ?? ''));
  return VERB.test(next?.folded ?? '') || /^\s*(?:[:,()&]|[-–—/]\s?|$)/.test(text.slice(word.end));
}

function byName(word: string, members: readonly HomePerson[]): number[] {
  const given = members.map((member) => foldLoose(member.given).split(' '));
  const among = (is: (names: readonly string[]) => boolean) => given.flatMap((names, at) => (is(names) ? [at] : []));
  const exact = among(([first]) => first === word);
  const found = exact.length > 0 ? exact : among((names) => names.includes(word));
  if (found.length > 0 || !isUsualGiven(word)) return found;
  return among(([first = '']) => first !== '' && areOneName(word, first));
}

/** Someone whom a word means. `people`: none where it means someone who isn't in the row. */
export type Mention = { word: Word; people: readonly number[]; isChild: boolean };

/** Whom the words of a note mean, without 'his' in 'his wife' and with 'his' in 'his mother'. */
export function mentionsIn(text: string, words: readonly Word[], members: readonly HomePerson[]): Mention[] {
  const all = members.map((_, at) => at);
  const children = members.flatMap((member, at) => (isChild(member) ? [at] : []));
  const adults = all.filter((at) => !children.includes(at));
  const among = adults.length > 0 ? adults : all;
  return words.flatMap((word, at): Mention[] => {
    const [before, next] = [words[at - 1], words[at + 1]];
    const { folded } = word;
    const means = (people: readonly number[], isOfChild = false): Mention[] => [{ word, people, isChild: isOfChild }];
    if ((word.isPossessive || OF_SOMEONE.test(folded)) && MARRIED_TO.test(next?.folded ?? '')) return [];
    const named = isWrittenAsName(word, before, next, text) ? byName(folded, members) : [];
    if (named.length > 0) return means(named);
    const isOfAnother = before !== undefined && (before.isPossessive || OF_SOMEONE.test(before.folded));
    if (KIN.test(folded) && (isOfAnother || next?.folded === 'in')) return [];
    if (TITLE.test(folded) && !(next && /^\p{Lu}/u.test(next.text))) return [];
    if (EVERYONE.test(folded)) return means(all);
    if (MAN.test(folded)) return means(ofSex(members, among, 'male'));
    if (WOMAN.test(folded)) return means(ofSex(members, among, 'female'));
    if (SON.test(folded)) return means(ofSex(members, children, 'male'), true);
    if (DAUGHTER.test(folded)) return means(ofSex(members, children, 'female'), true);
    if (CHILD.test(folded)) return means(children, true);
    if (SPOUSE.test(folded)) return means(all.filter((one) => SPOUSE.test(members[one]?.who ?? '')));
    return HEAD.test(folded) ? means(all.filter((one) => /^(?:head|hoh)\b/.test(members[one]?.who ?? ''))) : [];
  });
}
