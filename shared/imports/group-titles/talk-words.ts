/** The parts of a meeting that members have, and who has them, in the languages of lists. */
const WORDS = new Set(
  (
    'speaker speakers talk talks prayer prayers speaking praying assignment assignments ' +
    'discursante discursantes orador oradora oradores oradoras discurso discursos oracion oraciones oracao oracoes ' +
    'orateur orateurs oratrice oratrices intervenant intervenants discours priere prieres ' +
    'sprecher sprecherin sprecherinnen ansprache ansprachen gebet gebete sprecherliste rednerliste redner ' +
    'oratore oratori oratrici discorso discorsi preghiera preghiere'
  ).split(' '),
);
/** 'Gebete', 'Ansprachen', 'talks': what someone is asked for, or who was. */
export const isTalkWord = (word: string): boolean => WORDS.has(word);
/** Whether a folded text says that it is of talks and prayers. */
export const isOfTalks = (folded: string): boolean =>
  folded.split(' ').some(isTalkWord) || folded.includes('musical number');
