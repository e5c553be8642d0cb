import { foldLoose } from '#shared/text/fold.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { isAgainst } from '../file-notes/against.ts';
import { isTalkWord } from '../group-titles/talk-words.ts';
import { namesUnit, speaksAgainst } from '../group-titles/words-against.ts';
import { isLoneDay } from '../lone-cells/lone-days.ts';
import type { RawRow } from '../rows.ts';
import { unitInTitle } from '../units/named-units.ts';

const LONGEST = 80;
/** What talks are about, and the small words between. */
const WORDS = new Set(
  (
    'the a an of in and to on our your his my for with through by unto as is be ' +
    'god gods father heavenly jesus christ christs savior saviors lord lords redeemer holy ghost spirit faith hope charity grace love mercy prayer repentance repent forgiveness ' +
    'forgiving gratitude thanksgiving tithing tithes offerings fasting fast obedience sacrifice humility patience kindness agency baptism covenant ' +
    'atonement resurrection revelation personal sabbath day scriptures scripture study book mormon bible plan salvation happiness restoration gospel ' +
    'temples temple family families history ministering missionary work word wisdom priesthood power commandments enduring end testimony testimonies ' +
    'discipleship disciple disciples peace joy light truth unity zion prophet prophets following conversion consecration stewardship charitable ' +
    'parables parable sermon mount creation trials adversity self reliance sacrament ' +
    'el la los las de del en y a al por con dios padre celestial jesucristo cristo salvador senor espiritu santo fe esperanza caridad gracia amor oracion ' +
    'arrepentimiento perdon gratitud diezmo ayuno obediencia sacrificio humildad paciencia albedrio bautismo expiacion resurreccion revelacion convenios ' +
    'reposo escrituras estudio libro salvacion restauracion evangelio templo templos historia familiar obra misional palabra sabiduria sacerdocio mandamientos testimonio ' +
    'o os as do da dos das em e ao pai espirito esperanca caridade graca oracao arrependimento perdao gratidao dizimo jejum obediencia sacrificio humildade batismo ' +
    'expiacao ressurreicao revelacao descanso salvacao restauracao evangelho missionaria sabedoria testemunho'
  ).split(' '),
);
const isSmall = (word: string): boolean => word.length < 4 && !/^(?:god|joy|end|day|fe)$/.test(word);

/** 'The Sabbath Day', 'Faith in Jesus Christ': a topic of a talk and no one's name, as 'Grace Day' is. */
export function isTopic(text: string): boolean {
  const words = text.length > LONGEST ? [] : foldLoose(text).split(/[ -]+/).filter(Boolean);
  const telling = words.filter((word) => !isSmall(word));
  const isName = words.length > 1 && telling.length === words.length && isUsualGiven(words[0] ?? '');
  return telling.length > 0 && words.every((word) => WORDS.has(word)) && (!isName || words.includes('christ'));
}

const OF_TOPICS = /\b(?:topics?|subjects?|themes?|temas?|assuntos?|themen|themes|argomenti)\b/;
/** Whether a line heads a list of who speaks, on what. */
const isOfSpeakers = ({ unread }: RawRow): boolean => {
  const folded = unread ? foldLoose(unread.text.slice(0, LONGEST)) : '';
  return OF_TOPICS.test(folded) || folded.split(/[ -]+/).some(isTalkWord);
};
/** In words that we don't know, it may be a topic where nothing in it is about a person. */
const mayBeTopic = (text: string): boolean =>
  text.length <= LONGEST &&
  /\p{L}{3}/u.test(text) &&
  !/[\d@?]/.test(text) &&
  !speaksAgainst(text) &&
  !isAgainst(text) &&
  !namesUnit(text) &&
  unitInTitle(text) === null;

/**
 * Of each row, whether a text beside the person is the topic of a talk: the lines of the list have days, or stand below a title
 * such as 'Speakers and topics.'
 */
export function topicsOf(rows: readonly RawRow[]): ((text: string) => boolean)[] {
  let isBelow = false;
  return rows.map((row) => {
    isBelow ||= isOfSpeakers(row);
    const isBelowTitle = isBelow;
    const isDated = !row.unread && (row.beside ?? []).some((text) => isLoneDay(text));
    return (text) => ((isDated || isBelowTitle) && isTopic(text)) || (isDated && isBelowTitle && mayBeTopic(text));
  });
}
