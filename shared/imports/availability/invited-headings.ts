import { foldLoose } from '#shared/text/fold.ts';
import { answerIn } from '../doubts/answers.ts';
import { headingWords } from '../sheets/column-looks.ts';

const LONGEST = 60;
const FOR = '(?:talks?|speak(?:s|ers?|ing)?|pray(?:s|ers?|ing)?|sacrament|meetings?)';
const REACHED =
  'invited|asked|contacted|called|texted|emailed|messaged|approached|reached out(?: to)?|invitad[oa]s?|contactad[oa]s?|llamad[oa]s?|convidad[oa]s?|contatad[oa]s?|chamad[oa]s?|eingeladen|gefragt|angefragt|kontaktiert|angerufen|invitee?s?|contactee?s?|appelee?s?|invitat[oa]|contattat[oa]|chiamat[oa]';
/** 'Invited', 'Has been asked to speak?', 'Talk Invited': below it stands whether anyone has asked yet, not what came back. */
const INVITED = new RegExp(
  `^(?:(?:has|have|was|were|is|been|already|yet|${FOR}) )*(?:${REACHED})(?: (?:to|for|in|at|give|a|an|yet|already|y n|yes no|${FOR}))*$`,
);
export const isInvitedHeading = (heading: string): boolean =>
  heading.length <= LONGEST && INVITED.test(headingWords(heading));

const NOT_YET =
  /^(?:(?:no|not|never|none|nobody)(?: (?:yet|been|so far|invited|asked|contacted|called|texted|emailed))*|(?:aun|todavia) no|ainda nao|noch nicht|pas encore)$/;
/** Who hasn't been invited yet may be: whether they were says nothing against anyone. */
export const tellsOnlyIfInvited = (heading: string, cell: string): boolean =>
  isInvitedHeading(heading) && (answerIn(cell) !== null || NOT_YET.test(foldLoose(cell)));
