/** A talk's, in the languages in which lists are written; beside a name, it may be what that person is. */
const SPEAKER =
  /^(?:speakers?|who (?:spoke|has spoken)|orador(?:es|a|as)?|discursantes?|sprecher(?:in|innen)?|redner(?:in|innen)?|orateurs?|oratrices?|orator[ei]|oratric[ei])$/;
const BESIDE_SPEAKER = new RegExp(
  `^(?:${[
    'dates?|day|sunday|week|month|topics?|subjects?|talks?|meeting',
    'fechas?|domingos?|semana|mes|temas?|asunto|discursos?|reunion',
    'datas?|assuntos?|reuniao',
    'datum|tag|sonntage?|woche|monat|them(?:a|en)|ansprachen?|versammlung',
    'jour|dimanches?|semaine|mois|sujets?|themes?|discours|reunion',
    'giorno|domenic(?:a|he)|settimana|mese|argoment[oi]|discors[oi]|riunione',
  ].join('|')})$`,
);
/** The high council's list has whom a stake sends to which ward. */
const OF_STAKE =
  /^(?:wards?|units?|branch(?:es)?|ward assigned|companions?|barrios?|ramas?|unidad(?:es)?|alas?|ramos?|unidades?|companer[oa]s?|companheir[oa]s?|gemeinden?|zweige?|einheit(?:en)?|paroisses?|branches?|unites?|rion[ei]|unita)$/;

/** Whether folded headings are those of a list of talks, or of people, so that a speaker's is of the person of the row. */
export const hasSpeakers = (titles: readonly string[], hasFields: boolean): boolean =>
  (hasFields || titles.some((title) => BESIDE_SPEAKER.test(title))) && !titles.some((title) => OF_STAKE.test(title));
export const isSpeakerHeading = (title: string): boolean => SPEAKER.test(title);
