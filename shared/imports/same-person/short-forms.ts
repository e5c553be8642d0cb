import { isUsualGiven } from '../doubts/usual-places.ts';
import { usualSpelling } from '../name-parts/spellings.ts';
import { soundAlike } from './spelling.ts';

/** What people are called for short, by the whole name; several names may have one short form. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  abigail: 'abby gail',
  alan: 'al',
  albert: 'al bert',
  alberto: 'beto',
  alexander: 'alex alec lex xander',
  alexandra: 'alex lexi sandra sandy',
  alfred: 'al fred',
  alice: 'allie ali',
  allen: 'al',
  allison: 'allie ali',
  amanda: 'mandy',
  andrea: 'andie andy',
  andrew: 'andy drew',
  anthony: 'tony',
  antonio: 'tono',
  arthur: 'art',
  benjamin: 'ben benny benji',
  catherine: 'kate katie kathy kathie cathy cathie kathi kati kat cat kay',
  charles: 'chuck charlie',
  christina: 'tina chris christy kristy',
  christine: 'tina chris christy kristy',
  christopher: 'chris kit topher',
  clara: 'clare',
  concepcion: 'concha',
  consuelo: 'chelo',
  cynthia: 'cindy',
  cyrus: 'cy',
  david: 'dave davey',
  deborah: 'deb debbie debby debra',
  dolores: 'lola',
  donald: 'don donnie',
  dorothy: 'dot dottie',
  eduardo: 'lalo',
  edward: 'ed eddie ted ned',
  eleanor: 'nora nell nellie ellie',
  elena: 'lena',
  elizabeth: 'liz lizzie beth betty betsy libby elsie lisbeth',
  ellen: 'nell nellie',
  emmanuel: 'manny',
  enrique: 'quique kike',
  eugene: 'gene',
  frances: 'fran frankie',
  francis: 'frank fran',
  francisco: 'paco pancho chico',
  frederick: 'fred freddie',
  gabriela: 'gabi gaby',
  gerald: 'jerry gerry',
  gilberto: 'beto',
  graciela: 'chela',
  gregory: 'greg',
  guadalupe: 'lupe',
  guillermo: 'memo',
  harold: 'hal harry',
  helen: 'nell nellie',
  henry: 'hank harry',
  humberto: 'beto',
  ignacio: 'nacho',
  isaac: 'ike',
  isabella: 'izzy bella',
  jacob: 'jake',
  jacqueline: 'jackie',
  james: 'jim jimmy jamie',
  jeffrey: 'jeff geoff',
  jennifer: 'jen jenny jenn',
  jerome: 'jerry',
  jesus: 'chuy',
  joanna: 'jo',
  john: 'jack johnny jon',
  jonathan: 'jon',
  jose: 'pepe ze',
  joseph: 'joe joey',
  josephine: 'jo josie',
  judith: 'judy',
  julia: 'jules',
  katherine: 'kate katie kathy kathie cathy cathie kathi kati kat cat kay',
  kathleen: 'kate katie kathy cathy kay',
  kathryn: 'kate katie kathy cathy kay',
  kirsten: 'kris kirsty',
  kristen: 'kris kristy',
  kristin: 'kris kristy',
  kristina: 'kris kristy tina',
  lawrence: 'larry',
  leonard: 'lenny leo',
  leonor: 'nora',
  lillian: 'lily lil',
  lorraine: 'lori raine',
  louise: 'lulu',
  madeline: 'maddie',
  madison: 'maddie',
  manuel: 'manny manolo',
  margaret: 'peggy meg peg maggie marge margie margit',
  martha: 'marty',
  martin: 'marty',
  mary: 'molly polly',
  matthew: 'matt',
  melissa: 'missy',
  mercedes: 'meche',
  michael: 'mike mikey mick',
  michelle: 'shelly',
  nathan: 'nate',
  nathaniel: 'nate',
  nicholas: 'nick nicky',
  nicole: 'nikki',
  patricia: 'pat patty patti tricia trish',
  patrick: 'pat',
  peter: 'pete',
  philip: 'phil phillip',
  randall: 'randy',
  raymond: 'ray',
  rebecca: 'becky becca',
  richard: 'dick rick ricky rich',
  robert: 'bob bobby rob robbie',
  roberto: 'beto',
  ronald: 'ron ronnie',
  rosario: 'charo',
  rowena: 'ro',
  samantha: 'sam',
  samuel: 'sam',
  sandra: 'sandy',
  sarah: 'sally sadie',
  sean: 'shawn shaun',
  silas: 'si',
  stephen: 'steve steven',
  susan: 'sue susie suzy',
  terence: 'terry',
  terrence: 'terry',
  theodore: 'ted theo teddy',
  theresa: 'terry tess teresa',
  thomas: 'tom tommy',
  timothy: 'tim',
  valentina: 'tina',
  veronica: 'ronnie',
  victoria: 'vicki vicky tori',
  virginia: 'ginny',
  walter: 'walt wally',
  william: 'bill billy will willie',
  zachary: 'zach zack',
};
const LONG_FORMS = new Map<string, string[]>();
for (const [name, forms] of Object.entries(SHORT_FORMS))
  for (const form of forms.split(' ')) LONG_FORMS.set(form, [...(LONG_FORMS.get(form) ?? []), name]);

/** The word, and the names that it may be short for. */
const namesOf = (word: string): string[] => [word, ...(LONG_FORMS.get(word) ?? [])];
/** Whether people are called so for short. */
export const isShortForm = (word: string): boolean => LONG_FORMS.has(word);
/** The same with the usual spelling of each: Katherine's for Kathy, and for Katharina. */
export const formsOf = (word: string): string[] => [
  ...new Set(namesOf(word).flatMap((name) => [name, usualSpelling(name)])),
];

const DIMINUTIVE = /^(?:y|ie|ey|i|ee|cito|ito|cita|ita|itos|inho|inha|zinho|zinha|tje|chen)$/;
/** Sammy of Sam, Bobby of Bob, Juanito of Juan, who is called so; Sophie of Soph, whom no one is named, is the whole name. */
function isDiminutiveOf(long: string, short: string): boolean {
  if (!long.startsWith(short)) return false;
  const end = long.slice(short.length);
  const isEnd = DIMINUTIVE.test(end) || (end[0] === short.at(-1) && DIMINUTIVE.test(end.slice(1)));
  // Christy, beside Chris, is short for another.
  const isShort = isShortForm(long) && SHORT_FORMS[long] === undefined;
  return isName(short) ? isEnd || isShort : isEnd && !isName(long);
}
const isName = (word: string): boolean => isUsualGiven(word) || LONG_FORMS.has(word) || SHORT_FORMS[word] !== undefined;

/** Elizabeth for Liz, Samantha for Sam. */
export const isLongFormOf = (long: string, short: string): boolean =>
  long.length > short.length &&
  (namesOf(short).includes(long) ||
    (short.length >= LEAST_OF_A_NAME && long.startsWith(short) && !isDiminutiveOf(long, short)));

const LEAST_OF_A_NAME = 3;
const LEAST_OF_AN_END = 4;
/** 'Tina' of Valentina, 'Lani' of Leilani; 'Ella' and 'Bella' are two names. */
const isEndOf = (short: string, long: string): boolean =>
  short.length >= LEAST_OF_AN_END && long.length - short.length > 1 && long.endsWith(short);

/** 'Tim' and 'Timothy', 'Bob' and 'Rob', which may both be Robert's, and 'Meagan', who may be Megan. */
export function areOneName(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (a === b || (short.length >= LEAST_OF_A_NAME && long.startsWith(short))) return true;
  if (isEndOf(short, long) || soundAlike(a, b)) return true;
  const forms = formsOf(b);
  return formsOf(a).some((form) => forms.includes(form));
}

/** 'j' and 'j r', where the whole first name is letters that the other one's names may begin with. */
export const areInitials = (given: readonly string[]): boolean =>
  given.length > 0 && given.every((word) => /^\p{Script=Latin}$/u.test(word));
