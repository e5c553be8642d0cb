import { foldLoose } from '#shared/text/fold.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { isOfList } from '../group-titles/list-words.ts';

const LONGEST = 60;
const OWN_WORDS = /\b(?:telefones?|sobrenomes?|enderecos?|chamados?)\b/;
const NAME = /^(?:nomes?|nome completo|membros?|irmaos?)$/;
/** Words that are Spanish, too, beside a heading that isn't. */
const OTHERS = /\b(?:celular|whatsapp|zap|aniversario|nascimento|idade)\b/;
/** By its headings; 'e' is an 'and' of Italian, and in Spanish before an i. */
export function isPortuguese(titles: readonly string[]): boolean {
  const folded = titles.map((title) => foldLoose(title.slice(0, LONGEST)));
  return (
    folded.some((title) => NAME.test(title)) && folded.some((title) => OWN_WORDS.test(title) || OTHERS.test(title))
  );
}

const WORD = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`;
const LAST_BEHIND = new RegExp(`^(${WORD}) e (${WORD}) ((?:d[aeo]s? )?${WORD}(?: (?:d[aeo]s? )?${WORD})?)$`, 'u');
const LAST_BEFORE = new RegExp(`^((?:d[aeo]s? )?${WORD}(?: (?:d[aeo]s? )?${WORD})?), (${WORD}) e (${WORD})$`, 'u');
const isGiven = (word: string): boolean => isUsualGiven(foldLoose(word));
const RELATIVE = /^(?:filh[oa]s?|espos[oa]|marido|mulher|mae|pai|pais|noiv[oa]|net[oa]s?|av[oo]s?|irm[a-z]+)$/;
/** One of them is known by the first name, and the other may be: 'Davi e Bia', but neither 'Davi e Filhos' nor 'Davi e Costa.' */
const areGiven = (both: readonly string[]): boolean =>
  both.some(isGiven) &&
  both
    .map(foldLoose)
    .every((word) => isUsualGiven(word) || !(isUsualLast(word) || isOfList(word) || RELATIVE.test(word)));

/** 'Carlos e Ana Reis' → both with the last name, as Portuguese couples have one; 'Silva e Souza' is one last name. */
export function portugueseCouple(cell: string): string[] | null {
  if (cell.length > LONGEST) return null;
  const [, one = '', other = '', last = ''] = LAST_BEHIND.exec(cell) ?? [];
  const [, family = '', first = '', second = ''] = LAST_BEFORE.exec(cell) ?? [];
  // 'Carlos e Ana Maria Reis'
  const isPair = last !== '' && areGiven([one, other]) && !isGiven(last.split(' ')[0] ?? '');
  if (isPair) return [`${one} ${last}`, `${other} ${last}`];
  return family !== '' && areGiven([first, second]) ? [`${family}, ${first}`, `${family}, ${second}`] : null;
}
