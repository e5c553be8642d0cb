import { foldLoose } from '#shared/text/fold.ts';

/** Languages that people speak, or don't, which says nothing of speaking in church. */
const LANGUAGES = {
  spanish: '(?:espanol|ingles|portugues|castellano|frances|guarani|quechua|mucho)',
  portuguese: '(?:portugues|ingles|espanhol|frances|muito)',
  french: '(?:francais|anglais|espagnol|portugais|allemand|lingala|bien|tres|beaucoup)',
  german: '(?:deutsch|englisch|spanisch|portugiesisch|franzosisch|russisch|ukrainisch|viel|gut)',
  italian: '(?:italiano|inglese|spagnolo|portoghese|francese|molto|bene)',
};
const UP_TO_FOUR = '(?: \\p{L}+){0,4}?';

/** What is not to be asked of someone, or only prayers are, in Spanish, Portuguese, French, German, and Italian. */
const REFUSALS = [
  `(?:no|nunca|jamas)${UP_TO_FOUR} (?:habl(?:ar|a|e)(?! (?:${LANGUAGES.spanish}|con|por)\\b)|discurs\\p{L}*|orar|oracion(?:es)?|invitar(?:l[oae]s?)?|invit(?:e|en)|pedir(?:l[oae]s?)?|preguntar(?:l[oae]s?)?(?! por)|asignar(?:l[oae]s?)?|participar)`,
  '(?:miedo|temor|panico) (?:a|de|al) (?:hablar|discursar|publico)|pidio (?:que )?no\\b(?! (?:l[oae]s? )?(?:llam|contact|visit)).*|prefiere no(?: .*)?|se (?:niega|nego)(?: .*)?|no acepta(?! (?:el |un )?llamamiento)(?: .*)?|no (?:lo|la|le|les) (?:inviten|pidan|asignen)|(?:no|nao|nunca|jamas|jamais) ora(?! (?:por|con|com)\\b)|n(?:e |on )pr(?:ie|ega)(?! (?:pour|per)\\b)',
  `(?:nao|nunca|jamais)${UP_TO_FOUR} (?:fal(?:ar|a)(?! (?:${LANGUAGES.portuguese}|com)\\b)|discurs\\p{L}*|orar|oracao|oracoes|convidar|convide|pedir|perguntar|designar|participar)`,
  'medo de (?:falar|discursar|publico)|pediu (?:para |que )?nao\\b.*|prefere nao(?: .*)?|(?:se )?recus(?:a|ou)(?: se)? (?:a )?(?:falar|discursar|orar)',
  `(?<!\\b(?:na|nont) )(?:ne|jamais|pas)${UP_TO_FOUR} (?:parle[rz]?(?! (?:${LANGUAGES.french}|a|avec|le|pas ${LANGUAGES.french})\\b)(?! pas (?:le |l)?${LANGUAGES.french}\\b)|(?:prendre la )?parole|discours|prier|prieres?|demander|solliciter|inviter|interroger|assigner|participer)`,
  'naime pas (?:parler|prier|prendre la parole)(?: .*)?|(?:peur|crainte) (?:de parler|du public|de la foule)(?: .*)?|refuse de (?:parler|prier|faire)(?: .*)?|prefere (?:ne )?pas(?: .*)?',
  `(?:nicht|nie|niemals|ungern)${UP_TO_FOUR} (?:sprechen|reden|beten|fragen|anfragen|ansprechen|einladen|einteilen|bitten|auffordern)(?! (?:${LANGUAGES.german}|mit)\\b)`,
  `(?:spricht|redet|betet)(?: (?:gar|aber|leider|bitte))? (?:nicht|nie|ungern)(?! (?:${LANGUAGES.german}|so|mit)\\b)`,
  'keine?n? (?:ansprachen?|reden?|vortrage?|talks?|gebete?)|angst vor (?:publikum|menschen|\\p{L}*offentlich\\p{L}*|dem sprechen|dem reden|ansprachen|reden)|lehnt (?:es )?ab|hat abgelehnt|mochte (?:lieber )?nicht$',
  `non${UP_TO_FOUR} (?:parl(?:are|a)(?! (?:${LANGUAGES.italian}|con)\\b)|discors\\p{L}*|pregare|preghier[ae]|chiedere|invitare|chiamare|assegnare|partecipare)`,
  'paura di (?:parlare|pubblico)|preferisce (?:di )?no(?:n)?(?: .*)?|si rifiuta(?: .*)?',
].join('|');
const REFUSAL = new RegExp(`\\b(?:${REFUSALS})(?= |$)`, 'u');

const PRAYERS = {
  spanish: '(?:ora|orar|oracion(?:es)?)',
  portuguese: '(?:ora|orar|oracao|oracoes)',
};
const PRAYS_ONLY = new RegExp(
  `^(?:${[
    `(?:solo|solamente|unicamente)(?: (?:para|hace|da|puede|ofrece|las?|una?|acepta))* ${PRAYERS.spanish}|oracion(?:es)? (?:solamente|solo|unicamente)`,
    `(?:so|somente|apenas)(?: (?:para|faz|pode|oferece|as?|uma|aceita))* ${PRAYERS.portuguese}|(?:oracao|oracoes) (?:apenas|somente|so)`,
    '(?:seulement|uniquement|juste|que)(?: (?:la|les|des|une|pour|faire))* (?:prieres?|prier)|(?:les )?prieres? (?:seulement|uniquement)|ne fait que (?:la|les|des) prieres?',
    '(?:(?:bitte|mochte|will|kann) )*(?:nur|ausschliesslich|lediglich)(?: (?:fur|zum|ein|das))* (?:gebete?|beten|gebetet)|betet nur|gebete? nur',
    '(?:solo|soltanto|solamente|unicamente)(?: (?:la|le|per|una))* (?:preghier[ae]|pregare|prega)',
  ].join('|')})(?: (?:por favor|por ahora|por agora|svp|bitte|per favore))?$`,
  'u',
);

const ALONE =
  /^(?:(?:no|nao|non|nein) (?:gracias|obrigad[oa]|merci|danke|grazie)|(?:ya )?(?:no|nao|non) (?:quiere|desea|quer|deseja|vuole|desidera|puede|pode|puo)|ne (?:veut|souhaite|desire|peut) (?:pas|plus)|(?:mochte|will|kann|darf) (?:lieber )?nicht|(?:ha )?(?:rechaz|declin)(?:a|o|ado)|recus(?:a|ou)|(?:a )?(?:refuse|decline)|(?:ha )?(?:rifiut|declin)(?:a|ato)|abgelehnt|nao chamar|no molestar|nao incomodar)(?: (?:por ahora|por enquanto|\d.*|en \d.*|em \d.*|(?:dos|tres|duas|deux|trois|varias|plusieurs) (?:veces|vezes|fois)))?$/;
/** The same in words that say it only where they are all of a note, or answer a question. */
export const refusesElsewhereAlone = (text: string): boolean => ALONE.test(foldLoose(text));

/** 'N'a pas encore parlé': what has been says nothing of what may be asked. */
const PAST = /\b(?:encore|depuis|aun|todavia|desde|ainda|noch|seit|ancora)\b/;

const partsOf = (text: string): string[] => text.split(/[,()]|\s[-–—]\s/).map(foldLoose);
/** `text`: a note, or a sentence of one. */
export const refusesElsewhere = (text: string): boolean =>
  partsOf(text).some((folded) => !PRAYS_ONLY.test(folded) && REFUSAL.test(folded) && !PAST.test(folded));
export const praysOnlyElsewhere = (text: string): boolean => partsOf(text).some((folded) => PRAYS_ONLY.test(folded));
