import { foldLoose } from '#shared/text/fold.ts';
import type { HymnChoice } from './schema.ts';

type Theme = readonly [beginnings: string, hymns: readonly number[]];

/** What a word of a topic begins with → hymns that sing of it. */
const THEMES: readonly Theme[] = [
  ['faith belie trust', [84, 85, 97, 128, 254, 1022, 1023, 1024]],
  ['hope courag advers trial comfort grie heal storm burden strength', [85, 115, 122, 124, 127, 129, 1003, 1063]],
  ['peac', [14, 124, 129, 1063]],
  ['gratitud thank blessing bless', [92, 95, 219, 241, 1029]],
  ['pray ask', [140, 142, 144, 145, 1030, 1048]],
  ['spirit revelation ghost inspir', [143, 145, 149, 1055, 1056]],
  ['scriptur book word', [274, 277, 279, 1031, 1036]],
  ['prophet conferenc', [19, 21, 22, 24]],
  ['restor vision joseph', [2, 26, 27, 1049]],
  ['templ covenant ordinanc', [132, 247, 288, 289, 1026, 1053]],
  ['famil home parent child mother father marriag', [292, 294, 298, 300, 301, 1061]],
  ['servic serv minister charit neighbo', [219, 220, 223, 308, 1044]],
  ['love kind', [87, 113, 220, 232, 308, 1019]],
  ['mission gospel shar', [249, 263, 264, 270, 1028]],
  ['choos choic agenc obe command', [237, 239, 240, 303]],
  ['savior redeem aton resurrect christ jesus', [113, 134, 135, 136, 1009, 1021]],
  ['repent forgiv merc grac', [112, 117, 1010, 1013]],
  ['humil humbl meek patien', [125, 130, 131]],
  ['discipl follow', [116, 220, 1004, 1045]],
  ['sabbath worship reveren', [147, 148, 280, 1035]],
  ['fast', [138, 139, 1062]],
  ['zion unit belong', [47, 58, 119, 1052]],
  ['pioneer', [30, 35, 36, 1034]],
  ['work endur steadfast', [81, 243, 255, 1066]],
  ['truth honest integrit', [237, 272, 273]],
  ['light', [89, 304, 305, 1028]],
  ['plan etern', [284, 292, 301]],
  ['creat earth', [86, 92, 1059]],
  ['testimon witness', [134, 136, 137]],
  ['shepherd', [108, 221, 1014, 1057]],
  ['return coming', [59, 1002, 1018]],
];

const STOP = new Set(
  'about after again also been between does each ever every from have here into make more must name only other over that their them then there these they this those through what when where which while will with your'.split(
    ' ',
  ),
);
const wordsOf = (text: string) =>
  foldLoose(text)
    .split(' ')
    .filter((word) => word.length > 3 && !STOP.has(word));

/** The hymns of the themes that a topic touches. */
function themed(topic: string): Set<number> {
  const words = foldLoose(topic).split(' ');
  const fits = (beginnings: string) =>
    beginnings.split(' ').some((start) => words.some((word) => word.startsWith(start)));
  return new Set(THEMES.flatMap(([beginnings, hymns]) => (fits(beginnings) ? hymns : [])));
}

const titleWords = new Map<string, ReadonlySet<string>>();

/** Folding is the dear part, and the same few hundred titles come again with every keystroke. */
function wordsOfTitle(title: string): ReadonlySet<string> {
  const known = titleWords.get(title);
  if (known) return known;
  const words = new Set(foldLoose(title).split(' '));
  titleWords.set(title, words);
  return words;
}

export type TopicMatch = (hymn: HymnChoice) => string | null;

/** Which of these topics a hymn fits: by its theme, or by a word of the topic in its title. */
export function topicMatcher(topics: readonly string[]): TopicMatch {
  const known = topics.map((topic) => ({ topic, hymns: themed(topic), words: wordsOf(topic) }));
  return (hymn) => {
    if (known.length === 0) return null;
    const title = wordsOfTitle(hymn.title);
    const byTheme = known.find(({ hymns }) => hymn.number !== null && hymns.has(hymn.number));
    return (byTheme ?? known.find(({ words }) => words.some((word) => title.has(word))))?.topic ?? null;
  };
}
