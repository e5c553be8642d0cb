import { remembered } from '#shared/text/remembered.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { refusesContact } from './contact-refusals.ts';
import { praysOnlyElsewhere, refusesElsewhere, refusesElsewhereAlone } from './refusals-elsewhere.ts';
import { waits } from './wait-notes.ts';

const LONGEST = 300;
const LANGUAGES =
  'english|spanish|espanol|ingles|portuguese|portugues|french|german|tongan|samoan|chinese|mandarin|korean|japanese|russian|asl';
const NOT =
  '(?:no|not|never|nor|dont|doesnt|didnt|wont|cant|couldnt|wouldnt|shouldnt|cannot|isnt|arent|unable|unwilling|declines?|declined|refuses?|refused|afraid|scared|terrified|fear|nervous|anxious|uncomfortable|hates?|dislikes?|avoids?|skip|exclude|excused?|exempt|rather not|nao|nunca)';
/** 'Talk to his wife' and 'ask husband' are for whoever calls. */
const PART = `(?:speak(?:ing|er)?(?! (?:\\p{L}+ )?(?:${LANGUAGES})\\b)(?! (?:to|with)\\b)|talks?(?! (?:to|with|about)\\b)|pray(?:ing)?(?! for\\b)|prayers?(?! (?:roll|list|circle)\\b)|ask(?! (?:for|about) (?!talks?|prayers?|a talk|a prayer))(?= (?:to|for|her|him|them|again|anymore|right|until|this|in)\\b|$)|call on|discurs\\p{L}*|oracion(?:es)?|oracoes)`;
const REFUSAL = new RegExp(`\\b${NOT}(?: \\p{L}+){0,4}? ${PART}(?:\\b|$)`, 'u');
/** 'Do not schedule', 'asked not to be asked', 'asked to be left off'; 'do not use this number' is about a phone. */
const LEFT_ALONE = new RegExp(
  `\\b(?:${[
    '(?:do not|dont|never) (?:ever |please )?(?:schedule|assign|invite|use|pick|select|choose|approach|consider|sign up)(?= (?:to (?:speak|talk|pray)|for (?:a )?(?:talks?|prayers?)|her|him|them|again|anymore|right|until|this year|in|please)\\b|$)',
    '(?:not|never|no longer) (?:want(?:s|ed|ing)? |wish(?:es|ed)? |like(?:s)? |willing )?(?:to )?be (?:asked|invited|called on|scheduled|assigned|approached|bothered)',
    '(?:none|nobody|no one|neither)(?: [a-z]+){0,4}?(?: (?:may|should|can|must|will|is|are|wants?|wish(?:es)?|likes?|willing|able|ready))+ (?:to )?(?:be (?:asked|invited|called on|scheduled|assigned|approached)|speak|pray|give (?:a )?talks?)',
    '(?:doesnt|dont|didnt|wouldnt|do not) (?:want|wish|like) to be (?:asked|invited|called on|scheduled|assigned|approached|bothered)',
    '(?:asks?|asked|asking|wants?|wanted|prefers?|requests?|requested|would like) to be (?:(?:left|taken|kept) (?:off|out|alone)|removed(?: from (?:the |this |our )?(?:speak(?:er|ing)s? )?(?:list|program|rotation|records|church)|$))',
    '(?:leave|take|keep|remove) (?:her |him |them )?(?:off|out of|from) (?:the |this |our )?(?:speak(?:er|ing)s? |talks? |prayers? )?(?:list|rotation|program|talks?|schedule)',
    'not (?:quite |yet )?(?:ready|comfortable|willing|prepared|able) to (?:give (?:a )?)?(?:speak|talks?|pray)(?: yet)?',
  ].join('|')})`,
);
const UNAVAILABLE =
  /(?<!\b(?:phone|number|e ?mail|address|text|texts) (?:is )?)\b(?:unavailable|not (?:\p{L}+ )?available|(?:isnt|arent|wont be) available|indispon\p{L}+|no (?:esta )?disponible|nao (?:esta )?disponivel)\b/u;
/** What has been says nothing of what may be asked. */
const PAST = /\b(?:yet|since|spoken|spoke|given|gave|been asked)\b/;

/** 'Will only offer', 'is ok with giving', before or between the words that matter. */
const DOES =
  '(?:(?:he|she|they|hell|shell|theyll|will|can|does|do|is|ok|okay|fine|willing|happy|likes?|prefers?|wants?|available|with|to|for|a|the|give|gives|offer|offers|say|says|doing|opening|closing|please) )*';
const PRAYING = '(?:pray(?:s|ing|ers?)?|p(?= only\\b))';
const PRAYS_ONLY = new RegExp(
  `^${DOES}(?:(?:only|just|strictly) ${DOES}${PRAYING}|${PRAYING} (?:is )?(?:only|alone))(?: (?:please|pls|thanks|for now|ok|okay|fine|right now|this year|not? (?:talks?|speak(?:ing)?)))*$`,
);
const isPrayers = (folded: string): boolean => PRAYS_ONLY.test(folded);

/** 'Prayers only' and 'just prays', without a word that denies anything. */
export const praysOnly = (text: string): boolean =>
  text.length <= LONGEST && text.split(/[.;,!?()\n]/).some((part) => isPrayers(foldLoose(part)));

const sentencesOf = (text: string): string[] => text.split(/[.;!?\n]/);
/** 'Do not ask to speak', 'no talks', 'not available until March', 'prefers not to give talks'. */
const deniesAsking = (text: string): boolean =>
  sentencesOf(text).some((part) => {
    const words = foldLoose(part);
    return (
      UNAVAILABLE.test(words) ||
      LEFT_ALONE.test(words) ||
      (REFUSAL.test(words) && !PAST.test(words) && !isPrayers(words)) ||
      refusesElsewhere(part)
    );
  });
/** The same, and 'prayers only'. */
export const mayNotBeAsked = (text: string): boolean =>
  text.length <= LONGEST && (praysOnly(text) || sentencesOf(text).some(praysOnlyElsewhere) || deniesAsking(text));

/** Words around a refusal that change nothing: who refuses before it; how often, when, and why behind it. */
const BEFORE =
  '(?:(?:please|pls|she|he|they|has|have|had|is|was|are|just|really|very|still|always|usually|often|already|repeatedly|kindly|would|i|said|says|will|feels?|but|sorry|probably) )*';
const DOWN = '(?:(?:us|it|me|him|her|them|this|that|talk|talks|bishop|bishopric) )?down';
const ALONE = [
  'no (?:thanks|thank you|thx|ty|way)|absolutely not|definitely not|hard no|(?:a )?firm no',
  'refus(?:es|ed|ing|al)?|reject(?:s|ed)|declin(?:e|es|ed|ing)|unwilling|not willing|opt(?:s|ed|ing)? out|exempt(?:ed)?|excused|skip(?: (?:her|him|them))?|leave (?:(?:her|him|them) )?(?:alone|be)|dna|dns|dnp|dns|pass for now|hold off',
  `(?:said|says|told .*) no|turn(?:s|ed|ing) ${DOWN}|no is her answer|no is his answer`,
  '(?:wont|will not|cant|cannot|can not|doesnt|does not|refuses to|declines to|unable to|not able to) (?:do it|do this|do that|do so|do them|participate)|unable|wont|will not|cant|cannot|dont|do not|no (?:for|due to|because) .*|(?:no|zero) interest',
  '(?:doesnt|does not|dont|do not|didnt) feel (?:comfortable|ready|able|confident|worthy|up to it)|(?:doesnt|does not|dont|do not|didnt|did not|never) (?:want|wish|like|care)(?: to| it)?(?: (?:do it|participate|be asked|be called))?',
  '(?:would |d |id )?rather not|prefers? not(?: to)?|preferred not(?: to)?|prefer no|would prefer not(?: to)?',
  'not (?:really |very |at all |too |yet )?(?:interested|comfortable|willing|ready|able|confident|up (?:to|for) (?:it|this))(?: (?:in|with) (?:it|that|this|church|participating|coming|public))?',
  'uncomfortable|not (?:a|much of a|good) (?:public )?speaker|no public speaking',
  'not (?:right )?now|not at this time|not at the moment|not this year',
  '(?:too|extremely|painfully|terribly) (?:shy|nervous|scared|anxious|frail|ill|sick|old)(?: to (?:speak|talk|pray|come|attend|participate))?|terrified|scared|afraid',
  '(?:(?:social|severe|bad|extreme|high|some|with|public|speaking|much) )*(?:anxiety|anxieties|panic attacks?|stage fright|phobia)(?: (?:issues?|disorders?|problems?|attacks?))?',
].join('|');
const HOW_OFTEN =
  '(?:\\d+ ?x|(?:\\d+|two|three|four|five|several|many|multiple|a few|few|both|every|each|all) ?times?|(?:\\d+|once|twice|often|repeatedly|always|last|every) ?(?:time|year|month|week)?)';
const BEHIND = `(?: (?:please|thanks|thank you|sorry|right now|now|for now|at this time|currently|again|ever|anymore|any more|yet|today|though|so far|so|${HOW_OFTEN}|(?:in|on|since|for|due to|because|until|after|as) .*|\\d.*|last .*|when asked.*|(?:the |our )?(?:bishops?|bishopric|invitation|offer|request|assignment)))*`;
const REFUSES = new RegExp(`^${BEFORE}(?:${ALONE})${BEHIND}$`);
/** 'Texted 10/3 - no', 'asked twice, no': what came back. */
const ASKED_NO =
  /\b(?:asked|texted|text|called|emailed|messaged|invited|contacted|approached|spoke (?:to|with)|talked (?:to|with)|reached out)\b(?!.*\b(?:if|whether|about|for)\b).{0,40} no(?: (?:again|both times|each time|thanks?))?$/;
const NEVER = new RegExp(`^${BEFORE}(?:nope|never(?: (?:again|ever))?|not ever|no no)$`);
/** 'Health - no', 'Talks: no'. */
const THEN_NO =
  /^(?:(?:poor|bad|due to|for|has) )*(?:health|medical(?:ly)?|illness|age|memory|anxiety|talks?|speaking|speak|speaker|sacrament(?: talks?)?)(?: (?:issues?|problems?|reasons?))? (?:no|never|not now|wont)\b/;

/**
 * The same in words that say it only where they are all of a note, or of a part of it, or answer a question: 'refuses',
 * 'declined 2x', 'no thanks', 'rather not'.
 */
export const refuses = remembered(
  (text: string): boolean => refusesPlainly(text) || (text.length <= LONGEST && (mayNotBeAsked(text) || waits(text))),
);
/** A refusal that nothing else in the row answers: neither 'prayers only', nor 'ask later'. */
export const refusesPlainly = (text: string): boolean =>
  text.length <= LONGEST &&
  (deniesAsking(text) ||
    refusesContact(text) ||
    (/\bno\b/i.test(text) && text.split(/[.;!?\n]/).some((part) => ASKED_NO.test(foldLoose(part)))) ||
    text.split(/[.;,!?()\n]/).some((part) => THEN_NO.test(foldLoose(part)) || refusesElsewhereAlone(part)) ||
    text.split(/[.;,:!?()\n]|\s[-–—/]\s|\b(?:so|but)\b/i).some((part) => {
      const words = foldLoose(part);
      return NEVER.test(words) || REFUSES.test(words);
    }));

/** Before these someone is visited, helped, or no longer ill. */
const OF_OTHERS =
  /\b(?:visits?|visited|visiting|helps?|to|for|with|teaches|not|no longer|was|works?|volunteers?|serves|husband|wife|mother|father|mom|dad|parents?|son|daughter|thanksgiving|christmas)\b/;
const CARE =
  /\b(?:home ?bound|house ?bound|shut ins?|bed ?ridden|bed ?bound|(?:in |on )?hospice|memory care|assisted living|nursing home|care cent(?:er|re)|care facility|rest home|rehab(?: cent(?:er|re))?|dementia|alzheimers?|hospitali[sz]ed|in (?:the )?hospital|chemo(?:therapy)?|bettlagerig|pflegeheim|altersheim|grabataire|maison de retraite|asilo|hospitalizad[oa]|internad[oa] (?:en|no|na|num|numa)|postrad[oa]|acamad[oa]|casa de repouso)\b/;
/** Of whoever can't come to church, also with other words around it: '84, homebound'. */
export const isHomebound = (text: string): boolean =>
  text
    .slice(0, LONGEST)
    .split(/[.,;:/()!?\n]|\s[-–—]\s/)
    .some((part) => {
      const folded = foldLoose(part);
      return CARE.test(folded) && !OF_OTHERS.test(folded);
    });
