/** What people are called for short, by the whole name; several names may have one short form. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  abigail: 'abby gail',
  albert: 'al bert',
  alexander: 'alex alec lex xander',
  alexandra: 'alex lexi sandra sandy',
  alfred: 'al fred',
  alice: 'allie ali',
  allison: 'allie ali',
  amanda: 'mandy',
  andrea: 'andie andy',
  andrew: 'andy drew',
  anthony: 'tony',
  antonio: 'tono',
  benjamin: 'ben benny benji',
  catherine: 'kate katie kathy cathy kay',
  charles: 'chuck charlie',
  christina: 'tina chris christy kristy',
  christine: 'tina chris christy kristy',
  christopher: 'chris kit topher',
  cynthia: 'cindy',
  david: 'dave davey',
  deborah: 'deb debbie debby debra',
  donald: 'don donnie',
  dorothy: 'dot dottie',
  eduardo: 'lalo',
  edward: 'ed eddie ted ned',
  elizabeth: 'liz lizzie beth betty betsy libby',
  eugene: 'gene',
  francis: 'frank fran',
  francisco: 'paco pancho',
  frederick: 'fred freddie',
  gerald: 'jerry gerry',
  gregory: 'greg',
  guadalupe: 'lupe',
  guillermo: 'memo',
  harold: 'hal harry',
  henry: 'hank harry',
  ignacio: 'nacho',
  isaac: 'ike',
  isabella: 'izzy bella',
  jacob: 'jake',
  jacqueline: 'jackie',
  james: 'jim jimmy jamie',
  jeffrey: 'jeff geoff',
  jennifer: 'jen jenny jenn',
  jesus: 'chuy',
  john: 'jack johnny jon',
  jonathan: 'jon',
  jose: 'pepe',
  joseph: 'joe joey',
  judith: 'judy',
  katherine: 'kate katie kathy cathy kay',
  kathleen: 'kate katie kathy cathy kay',
  kathryn: 'kate katie kathy cathy kay',
  lawrence: 'larry',
  madeline: 'maddie',
  madison: 'maddie',
  margaret: 'peggy meg peg maggie marge',
  mary: 'molly polly',
  matthew: 'matt',
  melissa: 'missy',
  michael: 'mike mikey mick',
  michelle: 'shelly',
  nathan: 'nate',
  nathaniel: 'nate',
  nicholas: 'nick nicky',
  nicole: 'nikki',
  patricia: 'pat patty patti tricia trish',
  patrick: 'pat',
  philip: 'phil phillip',
  rebecca: 'becky becca',
  richard: 'dick rick ricky rich',
  robert: 'bob bobby rob robbie',
  roberto: 'beto',
  ronald: 'ron ronnie',
  samantha: 'sam',
  samuel: 'sam',
  sandra: 'sandy',
  stephen: 'steve steven',
  susan: 'sue susie suzy',
  theodore: 'ted theo teddy',
  theresa: 'terry tess teresa',
  thomas: 'tom tommy',
  timothy: 'tim',
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
export const formsOf = (word: string): string[] => [word, ...(LONG_FORMS.get(word) ?? [])];

/** Elizabeth for Liz, Samantha for Sam. */
export const isLongFormOf = (long: string, short: string): boolean =>
  long.length > short.length &&
  (formsOf(short).includes(long) || (short.length >= LEAST_OF_A_NAME && long.startsWith(short)));

const LEAST_OF_A_NAME = 3;
/** 'Tim' and 'Timothy', 'Bob' and 'Rob', which may both be Robert's. */
export function areOneName(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (a === b || (short.length >= LEAST_OF_A_NAME && long.startsWith(short))) return true;
  const forms = formsOf(b);
  return formsOf(a).some((form) => forms.includes(form));
}
