/** Those who teach, lead, drive, or visit the people of a list, by the languages in which lists are written. */
const ENGLISH =
  'teachers?|teaching|leaders?|advis[eo]rs?|mentors?|drivers?|instructors?|coach(?:es)?|helpers?|babysitters?|sitters?|contacts?|persons?|adults?|ministers?|relatives?|tutors?|caregivers?|companions?|sponsors?|neighbou?rs?|friends?|rides?|(?:ministering|home|visiting) (?:brothers?|sisters?)';
const ELSEWHERE =
  'profesor(?:as?|es)?|professor(?:as?|es)?|maestr[oa]s?|mestres?|lider(?:es|esas?)?|consultor(?:as?|es)?|asesor(?:as?|es)?|conductor(?:as?|es)?|chofer(?:es)?|motoristas?|ministrador(?:as?|es)?|ministrantes?|parientes?|parentes?|familiar(?:es)?|pessoas?|personas?|instruct(?:eurs?|rices?)|professeurs?|enseignante?s?|chauffeurs?|conduct(?:eurs?|rices?)|dirigeante?s?|personnes?|coordonnateurs?';
const GERMAN = 'lehrer(?:in(?:nen)?)?|leiter(?:in(?:nen)?)?|berater(?:in(?:nen)?)?|fahrer(?:in(?:nen)?)?|person(?:en)?';
const NAME = '(?: names?)?(?: \\d)?';
/** English and German say last what someone is, and the other languages first: 'Class Teacher', 'Maestro orientador', 'Heimlehrer.' */
const HELPER = new RegExp(
  `\\b(?:${ENGLISH})${NAME}$|^(?:(?:nombre|nome|nom) (?:de |do |da |del |de la |du )?)?(?:herman[oa]s? |irma[os]*s? )?(?:${ELSEWHERE})\\b|(?:${GERMAN})${NAME}$|^verwandte[rn]?$|^freres? (?:de service|instructeurs?)\\b|^betreuende`,
);
/** Whether the words of a heading are about those who help the people of a list, whatever else they name: 'Home Teaching' is at no home. */
export const isOfHelpers = (words: string): boolean => words.length <= 60 && HELPER.test(words);

/** What stands beside the same words as 'Person': of 'Pick-up Phone' and 'Pick-up Person' it is the phone, also in other languages. */
export function restBesidePerson(title: string, words: string): string {
  const before = /^(.{3,}?) ?(?:person|adult)(?:en|s)?$/.exec(words)?.[1];
  if (before !== undefined && before !== 'contact') return title.startsWith(before) ? title.slice(before.length) : '';
  const behind = /^(?:persona|pessoa|personne)( .{3,})$/.exec(words)?.[1];
  return behind !== undefined && title.endsWith(behind) ? title.slice(0, -behind.length) : '';
}
