import { foldLoose } from '#shared/text/fold.ts';

const LONGEST = 160;
/** With these people write to each other, and of no one else. */
const TO_READER =
  /\b(?:let (?:me|us) know|sorry|apolog(?:ies|ize|ise)|i hope|we hope|hope (?:this|that|you|your|all|it|these)|any (?:questions?|corrections?|changes)|feel free|reach out|happy to help|many thanks|thanks|thank you|have a (?:good|great|nice)|avis[ae](?:me|nos|nme)|me avis[ae]|nos avis[ae]|haga(?:me|nos|nme) saber|me diga|(?:cual|qual)quier (?:duda|cosa|pregunta)|qualquer (?:duvida|coisa|pergunta)|alguna (?:duda|pregunta)|alguma (?:duvida|pergunta)|perdon|perdone|disculp(?:a|e|en)|desculp(?:a|e|em)|lamento|espero que|espero|gracias|obrigad[oa]|(?:bei|haben sie|hast du|habt ihr) (?:weiteren )?fragen|bescheid|entschuldigung|entschuldige[nt]?|ich hoffe|danke|desolee?|excusez|merci|n hesitez|j espere|scusa|scusate|grazie|spero)\b/;
/** 'Let Sister Orr know', too, is asked of the reader. */
const LET_KNOW = /\blet (?:\p{L}+ ){1,3}?know\b/u;
/** What such sentences are made of; with any other word they may say something of those on the list. */
const LANGUAGES = [
  'let me us know if you your have has had any some questions question need needs anything else something further more help ' +
    'sorry for about the a an delay delays wait late reply response taking takes took so long it its to get getting got this these ' +
    'that them hope hopes helps is are was be all well week day evening weekend sunday going good great nice wonderful fine thanks ' +
    'thank many much very everything you do doing asking patience time feel free call text email contact reach out happy i im we ' +
    'missed miss forgot anyone someone see sees find notice errors error mistakes mistake typos corrections correction changes ' +
    'change when can could will would please with at what think like of in on here as and or my our just hey hi again list bishop ' +
    'phone numbers names file sending send sent apologies apologize apologise took there advance useful useful works information info look over soon sooner',
  'por la el los las un una de del me nos se si tiene tienes tienen alguna alguno algun duda dudas pregunta preguntas cualquier cosa ' +
    'avise aviseme aviseno avisame avisenme avisen necesita necesitas necesitan algo mas otra disculpe disculpen disculpa disculpas perdon ' +
    'perdone demora retraso tardanza tarde gracias muchas mucho espero que este esten esta estes bien todo todos les le ayude sirva ' +
    'util antemano hagame hagamelo saber favor y o a en lista buen buena dia semana obispo lamento mi nuestra',
  'pela pelo o a os as um uma de do da me nos se tem tiver tiverem tenha alguma algum duvida duvidas pergunta perguntas qualquer ' +
    'coisa avise avisem precisa precisar precisarem algo mais desculpe desculpem desculpa desculpas demora atraso obrigado obrigada muito ' +
    'espero que esteja estejam bem tudo todos ajude util por favor e ou em lista bom boa dia semana bispo ficar a disposicao diga lamento',
  'bei fragen bitte melden melde dich euch sich bescheid sag sagt sagen gerne gern mir uns entschuldigung entschuldige entschuldigt ' +
    'fur die das der den verspatung verzogerung danke vielen dank ich wir hoffe hoffen es geht dir ihnen gut allen haben sie hast du ' +
    'habt ihr weiteren noch und oder liste wenn',
  'desole desolee pour le la les l retard n hesitez pas a si vous avez des d une question questions autres merci beaucoup d avance ' +
    'j espere que tout va bien contacter m me excusez et ou liste',
  'scusa scusate per il la lo le ritardo grazie mille tante spero che tutto vada va bene se avete hai domande fatemi fammi sapere e o lista',
].map((words) => new Set(words.split(' ')));

/** 'Sorry for the delay', 'Let me know if you have questions!': said to whoever reads the list. */
export function isCourtesy(sentence: string): boolean {
  const folded = sentence.length > LONGEST ? '' : foldLoose(sentence).trim().replace(LET_KNOW, 'let me know');
  if (!TO_READER.test(folded)) return false;
  const words = folded.split(' ');
  return LANGUAGES.some((language) => words.every((word) => language.has(word)));
}
