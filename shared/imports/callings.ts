import { remembered } from '#shared/text/remembered.ts';
import { callingWords } from '#shared/members/calling-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { hasLeft } from './doubts/gone-words.ts';
import { isNoCalling } from './doubts/nothing.ts';
import { isFormula } from './looks.ts';

/** Words that only a calling has; no one is called Clerk Teacher. */
const STRONG =
  / (?:presidents?|presidency|counselors?|secretar(?:y|ies)|clerks?|patriarch|high council(?:or|man|men)|organists?|pianists?|accompanists?|choristers?|teachers?|instructors?|advis[eo]rs?|missionary|missionaries|librarians?|consultants?|auditors?|schedulers?|committee members?|chair(?:man|person)?|coordinators?|specialists?|leaders?|directors?|workers?|representatives?|superintendent|historian|custodian|scoutmaster|ushers?|greeters?|bishopric) /;
/** The same in German and French. */
const STRONG_ELSEWHERE =
  / (?:prasident(?:in|schaft)?|lehrer (?:der|des|fur)|(?:\p{L}{2,})?sekretar(?:in)?|ratgeber(?:in)?|bischofschaft|lehrerin|leiterin|(?:pv|fhv|jd|jm|ss) (?:lehrer|leiter)|conseillere?|secretaire|instruct(?:eur|rice)|greffiere?|dirigeante?|episcopat) /u;
/** Last names too, beside any other word. */
const BISHOP_ELSEWHERE = /^ (?:bischof|eveque) $/;
const isStrong = (words: string): boolean =>
  STRONG.test(words) || STRONG_ELSEWHERE.test(words) || BISHOP_ELSEWHERE.test(words);
/** Words that callings are made of, and some last names too: all the words of a text must be among these. */
const VOCABULARY = new Set(
  (
    'bishop ward stake branch district relief society elders elder quorum quorums primary nursery sunday school young women ' +
    'men womens mens priests teachers deacons class choir music ministering family history temple activity activities ' +
    'compassionate service employment emergency preparedness welfare building library technology website bulletin camp ' +
    'seminary institute mission youth adult adults single singles committee council member first second third executive ' +
    'assistant general high priest group and of the in for to with over chair ctr valiant sunbeam sunbeams self reliance ' +
    'gospel doctrine principles aaronic priesthood course communications interpreter transfiguration missionary physical facilities finance membership'
  ).split(' '),
);

export const isCallingWord = (word: string): boolean => VOCABULARY.has(word);

/** Known as a calling by its words; 'Paul Bishop' and 'Salt Lake' are not. */
export function isKnownCalling(text: string): boolean {
  const words = callingWords(text);
  if (isStrong(words)) return true;
  const all = words
    .trim()
    .split(' ')
    .filter((word) => !/^\d{1,2}$/.test(word));
  return all.length > 0 && all.every((word) => VOCABULARY.has(word)) && /\p{L}/u.test(text);
}

/** The quorum of teachers, and what they do for the sacrament. */
const OF_TEACHERS =
  /^ (?:teachers (?:quorum|prep(?:aration|are|aring)?|passing|set ?up)|quorum (?:(?:of|de|dos|los|the) ){0,2}teachers) $/;
export const isOfTeachers = (text: string): boolean => OF_TEACHERS.test(callingWords(text));

/** Of a list's line, only an office tells a calling: 'Deacons' and 'Relief Society' are where someone belongs. */
export const isOffice = (text: string): boolean =>
  (isStrong(callingWords(text)) && !isOfTeachers(text)) ||
  (isKnownCalling(text) && / bishop /.test(callingWords(text)));

const ABBREVIATION =
  /\b(?:pres|couns|sec|exec|asst|adv|coord|dir|rep|ldr|wml|yw|ym|rs|eq|hc|bp|fhv|member|mitglied|hp|temple|hermanas?|irmas?)\b/;
/** Beginnings and parts of words that callings have in English, Spanish, Portuguese, French, German, Italian, and Danish. */
const PARTS =
  /pr(?:ae?|e)siden|counsel|counc|consej|conselh|consei|consigli|ratgeb|raadgiv|secr[eé]t|segret|sekret|clerk|schreiber|greffier|bisho|bisp|obisp|vescov|eveque|episcop|bischof|teach|maestr|professor|enseign|insegn|lehr|laerer|instru[ck]|instrut|istrut|leader|lider|dirig|leiter|ledare?|responsa|adv[iy]s|asesor|assessor|berat|consult|konsul|spe[cz]ial|especial|coord|koord|direct|diret|direk|conduct|regent|pian|organis|organett|accompan|acompan|choris|choir|coral|korleder|chor(?:leiter|dirigent)|librar|bibliot|represent|rappresent|beauftrag|reprasent|missi|mision|missao|patriar|quorum|cuorum|kolleg|college|primar|nursery|guarder|bercar|kinderhort|seminar|institut|musi[ckq]|templ|tempel|genealog|geneal|index|welfare|bienestar|bem estar|wohlfahrt|self reliance|autosufi|usher|greet|work|obrero|assist|asist|auxil|adjun|aide|ayudant|helper|encargad|facilitat|mentor|chair|commit|comit|custod|clean|limp|building|edific|technol|tecnolog|website|webmaster|bulletin|boletin|communic|comunic|magazin|revista|photo|histor|scout|master|\bden\b|\bcub|seale|sellador|selador|sevent|setenta|recep|host(?:ess)?\b|zone|sacrament|interpret|translat|traduc|ministe?r|activi|aktivit|emergenc|employ|empleo|publi[ck]|affairs|sport|deport|esport|cook|kitchen|audit|record|registr|financ|finanz|substit|sustitut|trainer|coach|captain|capitan|ordinanc|ordenanz|manager|scribe|escrib/;
/** Whether a text has any word of a calling in it; one in other letters may have. */
export const hasCallingWord = (text: string): boolean =>
  isKnownCalling(text) ||
  PARTS.test(foldLoose(text)) ||
  ABBREVIATION.test(foldLoose(text)) ||
  /[^\P{L}\p{Script=Latin}]/u.test(text);

/** 'Bishop', 'Ward Clerk': behind a comma, such words are no first name. */
export function isCallingAlone(text: string): boolean {
  const words = callingWords(text);
  return isStrong(words) || words === ' bishop ';
}

/** Whether a text has more of a calling than where someone belongs: children are in Primary, and none of them teaches it. */
export function isOfNoChild(text: string): boolean {
  const words = callingWords(text).trim().split(' ');
  const others = words.filter((word) => !VOCABULARY.has(word));
  // 'Child of Record'
  return isOffice(text) || (!words.includes('child') && hasCallingWord(others.join(' ')));
}

const OFFICES =
  'president|presidency|counselor|secretary|teacher|instructor|advis[eo]r|leader|specialist|director|coordinator|representative|worker|chair';
const OFFICE_OF_ANY = new RegExp(
  `^(?:(?:1st|2nd|first|second|assistant|music|activit(?:y|ies)|ministering|service|class) )*(?:${OFFICES}|pianist|chorister)$`,
);
/** 'First Counselor', 'Teacher': an office that every organization has. */
export const isOfficeOfAny = (text: string): boolean => OFFICE_OF_ANY.test(foldLoose(text));
/** A calling goes on behind 'Counselor in the'. */
export const CUT_AFTER =
  /(?:[-–—&,/]|\b(?:the|of|in|and|or|for|to|with|over|de|del|da|do|das|dos|en|em|la|las|los|el|y|e|o|ou))$/i;
/** Words that a calling begins with and that are none alone: what a second line has lost. */
export const BEGINNING =
  /^(?:(?:ward|stake|branch|district|assistant|associate|executive|first|second|third|1st|2nd|3rd|relief|elders|young|sunday|high) ?)+$/i;
const STATUS =
  /^(?:inactive|less active|unknown|non ?member|not (?:a )?member|not baptized|address unknown)(?: \d.*)?$/;
/** 'deceased', 'moved': about a person, and no name or calling of theirs. */
export const isStatus = remembered((text: string): boolean => hasLeft(text) || STATUS.test(foldLoose(text)));

const STREET =
  /(?:^|[\s,])\d{1,5}\s.*\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|ct|court|cir|circle|pkwy|hwy)\b|^\d{1,5}\s.*\b(?:[nsew]|north|south|east|west|way|pl|place)\b|^(?:apt|unit|suite)\b|\bp\.?\s?o\.?\s?box\b/i;

/** 'Primary President → Organist' tells of two callings, one of them over; 'Primary > Teacher' where a calling belongs. */
const ARROW = /→|➔|➜|->|=>| > /;
const isChange = (text: string): boolean => {
  const [before = '', after] = text.split(ARROW);
  return after !== undefined && isOffice(before);
};

/** '123 Elm St', 'Apt 4', 'PO Box 12' */
export const isAddress = (text: string): boolean => STREET.test(text.trim());

/** Longer texts are refused for their length. */
export const LONGEST_CALLING = 300;

/** What a column of callings may say: neither an address, a number, a date, nor what has become of a person. */
export const mayBeCalling = (text: string): boolean =>
  text.length > LONGEST_CALLING ||
  (/\p{L}{2}/u.test(text) &&
    !/@|\d{3}|\d[/.:]\d|^\p{L}{3}-\d{1,2}$/u.test(text) &&
    !isAddress(text) &&
    !isStatus(text) &&
    !isNoCalling(text) &&
    !/[?⏎]/.test(text) &&
    !isFormula(text) &&
    !isChange(text) &&
    !BEGINNING.test(text.trim()) &&
    !CUT_AFTER.test(text.trim()));
