import { monthOfWord } from '#shared/calendar/month-words.ts';
import { isTalkWord } from './talk-words.ts';

type Words = { possible: string; speak: string; can: string; ask: string; small: string };
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** In each language, what the headings of those are made of who may be asked for a talk or a prayer. */
const LANGUAGES = (
  [
    {
      possible: 'possible potential suggested',
      speak: 'speak pray',
      can: 'who can could may will might',
      ask: 'ask call contact invite text',
      small: 'to for in on of the our next give be asked sunday sundays month',
    },
    {
      possible: 'posible posibles',
      speak: 'discursar hablar orar',
      can: 'quien quienes puede pueden podria podrian',
      ask: 'contactar invitar pedir llamar preguntar',
      small: 'para de del en los las el la por a proximo proximos domingo domingos mes dar un una ofrecer',
    },
    {
      possible: 'possivel possiveis',
      speak: 'falar discursar orar',
      can: 'quem pode podem poderia poderiam',
      ask: 'contatar contactar convidar pedir ligar perguntar',
      small: 'para de do da em no na os as o a por proximo proximos domingo domingos mes dar fazer um uma oferecer',
    },
    {
      possible: 'possible possibles potentiel potentiels eventuels',
      speak: 'parler prier',
      can: 'qui peut peuvent pourrait pourraient',
      ask: 'contacter appeler inviter demander solliciter',
      small: 'pour de des du en les le la l d a au prochain prochains dimanche dimanches mois faire un une voici nos',
    },
    {
      possible: 'mogliche moglicher potenzielle',
      speak: 'sprechen beten reden',
      can: 'wer kann konnen konnte konnten',
      ask: 'fragen anfragen anzufragen anrufen anzurufen kontaktieren einladen einzuladen',
      small:
        'fur im am in der die das den zu zum von und unsere nachsten nachste sonntag sonntage monat eine ein geben halten',
    },
    {
      possible: 'possibile possibili potenziali',
      speak: 'parlare pregare',
      can: 'chi puo possono potrebbe potrebbero',
      ask: 'contattare chiamare invitare chiedere',
      small:
        'per di del della degli dei in a da i gli le la il prossimo prossimi domenica domeniche mese fare un una offrire ecco',
    },
  ] satisfies Words[]
).map(({ possible, speak, can, ask, small }) => ({
  can: setOf(can),
  speak: setOf(speak),
  any: setOf([possible, speak, can, ask, small].join(' ')),
}));
const MOST_WORDS = 10;

/** 'Posibles discursantes para diciembre', 'Wer kann sprechen?', 'Ask for talks': nothing but who may be asked, and when. */
export function isWhoMaySpeak(folded: string): boolean {
  const words = folded
    .split(' ')
    .filter((word) => word !== '' && monthOfWord(word) === null && !/^(?:20\d\d|\d{1,2})$/.test(word));
  if (words.length < 2 || words.length > MOST_WORDS) return false;
  const hasTalk = words.some(isTalkWord);
  return LANGUAGES.some(
    ({ can, speak, any }) =>
      (hasTalk || (can.has(words[0] ?? '') && words.some((word) => speak.has(word)))) &&
      words.every((word) => any.has(word) || isTalkWord(word)),
  );
}
