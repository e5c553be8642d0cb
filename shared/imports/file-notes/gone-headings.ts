import { headingWords } from '../sheets/column-looks.ts';

/** What such a heading has besides, in any order: 'Date Deceased,' 'Died on,' 'Fecha de mudanza.' */
const BESIDE = new Set(
  'date dates day year when on of the is was has have been since fecha fechas data datas dia ano de del da do la el a o em en se datum am date du le'.split(
    ' ',
  ),
);
const DEAD =
  /^(?:deceased?|decd|dcd|died|dies|death|dod|dead|passed away|(?:in )?(?:heaven|memoriam)|fall?ec\p{L}+|difunt[oa]s?|defuncion|obito|muert[eo]|mort[eo]|murio|morreu|gestorben|verstorben|todestag|sterbedatum|tod|deces|decedee?|rip|burial|buried|obit(?:uary)?|interment|entierro|sepelio|sepultamento|enterro|enterrement|beerdigung)$/u;
const MOVED =
  /^(?:moved(?: (?:out|away))?|(?:move|moving) ?(?:out|away)|movedout|(?:se )?mud(?:o|ou|ad[oa]|aram|aron)|se traslado|traslad(?:ad[oa]s?|aron)|transfer(?:red)? out|left|leaving|leaves|departed|departure|removed|removal|withdrawn|deactivated|released from ward|(?:se )?fue(?:ron)?|salidas?|salio|bajas?|saidas?|saiu|foi embora|partiu|baixas?|depart|partie?|auszug|ausgezogen|partenza|wegzug|weggezogen|verzogen|demenage(?:e|s)?)$/u;
/** A move may be one into the ward as well. */
const MOVE =
  /^(?:moving|mudanzas?|mudancas?|traslados?|transfer|transferred|transferenc(?:ia|ias)|umzug|demenagement)$/;
const OUT = /^out$/;

const stemOf = (words: string): string =>
  words
    .split(' ')
    .filter((word) => !BESIDE.has(word))
    .join(' ');

/** Whether below a heading, by its words, stands that someone has died or moved away, or when. */
export const isGoneHeading = (words: string): boolean => DEAD.test(stemOf(words)) || MOVED.test(stemOf(words));
/** The same of a move that may be one into the ward: 'Fecha de mudanza,' 'Transfer date.' */
export const isMoveHeading = (words: string): boolean => MOVE.test(stemOf(words));
/** 'Out', below which a whole date says the same. */
export const isOutHeading = (title: string): boolean => OUT.test(stemOf(headingWords(title)));
