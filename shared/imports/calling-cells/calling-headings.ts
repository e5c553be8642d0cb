import { foldLoose } from '#shared/text/fold.ts';

/** 'Callings with Date Sustained and Set Apart', 'Callings & Classes': what the cells have beside the calling. */
const BESIDE_CALLINGS =
  /[ (]*(?:\b(?:with|and|incl(?:uding)?|plus|con|com|e|y)\b|[&+,/–-]) *(?:(?:the )?(?:dates?|sustain(?:ed|ing)|set apart|called|classes|class(?: assignments?)?|status|organizations?|clases|classes|fechas?|datas?)(?: (?:and|of|de|y|e) |[ /,&]+|(?=\)?$)))+\)?$/i;

/** 'Calling/Assignment', 'Position or Calling': one thing under two names. An assignment alone may be a talk. */
const OR = /\/| (?:or|ou?) /i;
const OTHER_NAME =
  /^(?:assignments?|responsibilit(?:y|ies)|titles?|roles?|asignacion(?:es)?|designac(?:ao|oes)|cargos?|funcao|funcoes|funcion(?:es)?)$/;
function isCallingTwice(heading: string, isCalling: (words: string) => boolean): boolean {
  const parts = heading.split(OR).map((part) => foldLoose(part));
  const others = parts.filter((part) => !isCalling(part));
  return parts.length === 2 && others.length < 2 && others.every((part) => OTHER_NAME.test(part));
}

/** Whether callings stand below a heading that says more than 'Calling'; `isCalling` knows the headings that say no more. */
export const headsCallings = (heading: string, isCalling: (words: string) => boolean): boolean =>
  isCallingTwice(heading, isCalling) ||
  (BESIDE_CALLINGS.test(heading) && isCalling(heading.replace(BESIDE_CALLINGS, '')));
