import { remembered } from '#shared/text/remembered.ts';
import { foldLoose } from '#shared/text/fold.ts';

const ABOVE =
  '(?:(?:strictly |private |and )*confidential(?: and private)?|private|notice|note|warning|reminder|nota|aviso) ';
const BEFORE = `(?:${ABOVE})?(?:please |kindly |pls |favor de |por favor |se ruega |bitte )*`;
const NOT =
  '(?:do not|dont|must not|may not|not (?:to be|for|intended for)|never|no|nao|nicht|ne pas|(?:no|nao) se permite|(?:nao|no) (?:e|es) permitid[oa]|prohibid[oa]|proibid[oa])';
const DONE =
  '(?:(?:be )?(?:re ?)?(?:distribut\\p{L}+|shar(?:e|ed|ing)|forward\\p{L}*|cop(?:y|ied|ies|ying)|photocop\\p{L}+|duplicat\\p{L}+|produc\\p{L}+|print(?:ed|ing)?|post(?:ed|ing)?|publish\\p{L}*|publication|public (?:use|release|distribution)|circulat\\p{L}+|disseminat\\p{L}+|upload\\p{L}*)|(?:remove|take) (?:this |it )?from|(?:e ?mail|text|send|leave|give out|use|sell) (?:this|it|these|for|out)|compart\\p{L}+|distribu\\p{L}+|copiar|difundir|divulg\\p{L}+|reenviar|publicar|imprimir|reprod\\p{L}+|encaminhar|weitergeben|diffuser)';
/** What a printed page is, as its watermark or its foot says. */
const PAPER =
  '^(?:(?:rough|working|first|final|archived?|file|office|sample|unofficial|preliminary|incomplete|printed|reference|confidential) )*(?:draft|copy|sample|specimen|printout|preliminary|borrador|rascunho|entwurf|brouillon)(?: (?:only|copy|v?\\d+|not (?:yet )?(?:final|official)))*$|^not (?:yet )?final$';
const NOTICE = new RegExp(
  `^${BEFORE}${NOT} ${DONE}(?: .*)?$` +
    `|${PAPER}` +
    '|^(?:please |kindly )?(?:return|give (?:this |it )?back) (?:this |it |the list )?to (?:the )?(?:\\p{L}+ ){0,2}(?:bishop|clerk|secretary|office|president)(?: .*)?$' +
    '|^(?:please |kindly )?(?:destroy|shred|delete|discard)(?: (?:this|it|the list))?(?: (?:after|when) .*)?$' +
    '|^(?:please |kindly )?keep (?:this |these |the |it )?(?:list |information |names |directory |numbers )?(?:private|confidential|to yourselves?)$' +
    '|^(?:this|the|esta|the information in this) (?:list|directory|roster|information|document|page|lista)(?: \\p{L}+)? (?:is|are|es|e) (?:strictly |private and |for )*(?:confidential|private|confidencial|privada|(?:church|ward|internal|official) use)(?: .*)?$' +
    '|^(?:strictly )?(?:private and confidential|confidential and private|confidential (?:list|information|document|information inside)|(?:lista|informacion|documento|informacao) confidencial)$' +
    '|^(?:for |para |de |solo para |apenas para )?(?:(?:church|ward|branch|internal|official|leadership|bishopric) )+(?:eyes|use)(?: only)?$' +
    '|^(?:para |de |solo (?:para )?|apenas (?:para )?)?uso (?:intern|exclusiv|oficial)\\p{L}*(?: .*)?$',
  'u',
);
const LONGEST = 200;

/** '* = moved out   † = deceased': of those who have such a mark. */
const KEY = /^(?:\p{L}{3,10}:\s*)?(?:(?:[^\p{L}\p{N}\s=]{1,3}|\(?\p{L}{1,3}\)?)\s*[=→]\s*\p{L}[^=→]*)+$/u;

/** 'Please do not distribute': what may be done with the list, or what its marks mean, and nothing of the people in it. */
export const isListNotice = remembered(
  (text: string): boolean => text.length <= LONGEST && (KEY.test(text.trim()) || isNotice(text)),
);

const isNotice = (text: string): boolean =>
  text
    .replace(/[.:!\s]+$/, '')
    .split(/[.!;]\s+/)
    .every((sentence) => NOTICE.test(foldLoose(sentence).trim()));

/** Whom whoever wrote it took off the list: none of those who are on it. */
const TAKEN_OFF = new RegExp(
  '^(?:i|we)(?: have| ve| already| also)* (?:(?:took|taken|left|crossed) (?:off|out)|removed|deleted|dropped) (?:(?:the|all|those|anyone|everyone|people|ones|members|families|names|sisters|brothers) )+(?:who|that)(?: have| has| had| ve)? (?:moved|died|left|passed)(?: (?:out|away|off|on))?(?: (?:of|from) (?:the|our) (?:ward|branch|list))?$' +
    '|^(?:ya |ja )?(?:quite|saque|elimine|borre|tirei|removi|retirei)(?: a)? (?:(?:l[oa]s|[oa]s|todos|todas|hermanos|hermanas|irmaos|irmas|miembros|membros|familias|personas|pessoas) )+que (?:ya |ja )?(?:se )?(?:mudaron|fueron|mudaram|fallecieron|faleceram)(?: se)?$',
);
/** Behind 'Ward list' a notice, or who isn't in it, says nothing of the people below. */
export const isNoticeBehind = (text: string): boolean =>
  isListNotice(text) || (text.length <= LONGEST && TAKEN_OFF.test(foldLoose(text).trim()));

/** Above everyone it is about the list, and between people about those below it. */
export const isNoticeAbove = (text: string): boolean =>
  isNoticeBehind(text) ||
  /^(?:strictly )?(?:confidential|private|confidencial|vertraulich|confidentiel)$/.test(foldLoose(text).trim());
