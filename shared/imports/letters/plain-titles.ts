import { remembered } from '#shared/text/remembered.ts';
import { monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isOfTalks } from '../group-titles/talk-words.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { TITLES } from '../name-parts/titles.ts';

const LONGEST = 300;
/** 'Subject: Re: Ward list' */
const LABEL =
  /^\s*(?:(?:subject|subj|re|fwd?|rv|enc|title|file|asunto|assunto|tema|betreff|objet|oggetto)\s*[:：]\s*)+(?=\S)/iu;
const WORD = String.raw`\p{Lu}[\p{L}\p{M}'’-]+\.?`;
/** An addressee or a sender has a title; without one, 'from Pine Hollow' may be a ward. */
const ONE = String.raw`(?:(?:our|the|el|la|l[oa]|o|a|nuestr[oa]|noss[oa]|unsere[nr]?) )?(?:${TITLES}|bisch[oö]f|[eé]v[eê]que|vescovo|clerk|secretary)(?: ${WORD}){1,2}`;
const MADE =
  '(?:compiled|prepared|sent|updated|made|typed|created|collected|shared|provided|submitted|preparad[ao]|enviad[ao]|hech[ao]|feit[ao]|erstellt)';
const BETWEEN = '(?:for|from|by|to|per|via|para|de|do|da|del|por|von|vom|für|an|pour|par|à|per|dal?|di)';
const SENDER = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?:${MADE} )?${BETWEEN} ${ONE}|${MADE} (?:by|por|von|par|da) ${WORD}(?: ${WORD}){0,2})(?=\s*(?:[:：.!,;)–—-]|$|\s(?:and|y|e|und|et|for|para|as|in|on)\s))`,
  'giu',
);
const OWNER = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${TITLES}) ${WORD}['’]s(?=\s)`, 'giu');

/** 'RS list from Nancy' needs no title. */
const BY_FIRST_NAME =
  /(\b(?:list|roster|directory|lista|liste)) (?:from|by|de|da|von) (\p{Lu}\p{L}+)(?=\s*(?:[:：.!,;)]|$|[–—-]\s))/giu;
/** People and places are called so. */
const PLACE_TOO =
  /^(?:austin|logan|jordan|houston|dallas|madison|lincoln|jackson|sydney|florence|charlotte|savannah|victoria|santiago|diego|israel|kent|chelsea|brooklyn|carolina|virginia|georgia|salvador|lourdes|guadalupe|domingo|heber|nephi|moroni|ephraim|mesa|helena|aurora|paris)$/;
const isSender = (name: string): boolean => isUsualGiven(foldLoose(name)) && !PLACE_TOO.test(foldLoose(name));

/** Times of the year and days that talks are for. */
export const SEASON =
  '(?:spring|summer|fall|autumn|winter|christmas|xmas|advent|easter|thanksgiving|holidays?|holiday season|new years?(?: (?:day|eve))?|(?:mothers|fathers|valentines|memorial|labor|independence|veterans|pioneer) day|palm sunday|primavera|verano|otono|invierno|verao|outono|inverno|navidad|natal|pascua|pascoa|ano nuevo|ano novo|dia de l?[ao]s? (?:madres?|padres?|maes?|pais?)|fruhling|fruhjahr|sommer|herbst|weihnachten|ostern|noel|paques|printemps|ete|automne|hiver|natale|pasqua)';
const ARTICLES =
  '(?:(?:this|the|next|coming|early|late|our|el|la|l[ao]s|este|esta|[ao]s?|den?|die|das|le|proxim[ao]) )*';
const FOR_SEASON = new RegExp(
  `(?:^| )(?:(?:for|in|during|on|at|of|para|de|do|da|del|en|no|na|em|fur|zu|im|pour|de|a|per) )?${ARTICLES}${SEASON}(?: (?:program|programs|service|sundays?|season|meetings?|programa|\\d{4}))*(?= |$)`,
  'u',
);
const SINCE = /^(.* )?(?:since|desde|depuis|seit|dal) ((?:\p{L}+|\d+)(?: (?:\p{L}+|\d+)){0,3})$/u;
const TIME =
  /^(?:\d+|last|this|the|early|mid|late|de|del|do|el|l[ao]|o|a|our|year|month|week|quarter|spring|summer|fall|winter|january|conference|general|ward|stake|ano|mes|semana|pasado|passado|ultimo|ultima|jahr|anfang)$/;

/** 'New members since June' → 'New members' */
function withoutSince(folded: string): string {
  const [, before = '', time = ''] = SINCE.exec(folded) ?? [];
  const isTime = time !== '' && time.split(' ').every((word) => TIME.test(word) || monthOfWord(word) !== null);
  return isTime && before.trim() !== '' ? before.trim() : folded;
}

function withoutSeason(folded: string): string {
  // Of 'members for winter' it may be all that they are here.
  if (!isOfTalks(folded)) return folded;
  const rest = folded.replace(FOR_SEASON, ' ').replace(/ {2,}/g, ' ').trim();
  return isOfTalks(rest) ? rest : folded;
}

/**
 * A title without what says nothing of those below it: the label of a subject, to whom the list is sent and by whom, and of
 * talks, the time of the year. The same text where it has nothing of these.
 */
export const plainTitle = remembered((text: string): string => {
  if (text.length > LONGEST) return text;
  const bare = text
    .replace(LABEL, '')
    .replaceAll(SENDER, ' ')
    .replaceAll(OWNER, 'our')
    .replaceAll(BY_FIRST_NAME, (whole, list: string, name: string) => (isSender(name) ? list : whole));
  const folded = foldLoose(bare);
  const timeless = withoutSeason(withoutSince(folded));
  if (timeless !== folded) return timeless;
  return bare === text
    ? text
    : bare
        .replace(/ {2,}/g, ' ')
        .replace(/ (?=[:：.!,;)])/gu, '')
        .trim();
});
