import { foldLoose } from '#shared/text/fold.ts';

const WHEN =
  '(?: (?:for|in|on|of|this|the|our|next|coming|spring|summer|fall|autumn|winter|month|quarter|half|year|sundays?|weeks?|ward|branch|any ?time))*';
const TO_SPEAK = '(?:be )?(?:ask(?:ed)?|speak|invited?|give (?:a )?talks?)';
const FRIENDLY = new RegExp(
  `^(?:(?:people|members|those|everyone|all) )?(?:(?:(?:who )?(?:is|are) )?(?:fine|good|great|ok|okay|safe|free|willing|happy|glad|able|ready|comfortable) to|will|can|may) ${TO_SPEAK}${WHEN}$` +
    `|^(?:good|great|possible|potential|regular|willing|available|next|upcoming|future) (?:speakers|talks)${WHEN}$` +
    `|^(?:(?:our|the|ward|branch|master) )*(?:list|roster|rotation|names|people) (?:of|for) (?:(?:sacrament|meeting|speaking|talk|prayer|possible|future) )*(?:assignments?|speakers?|talks?|prayers?)${WHEN}$`,
);

/** 'Fine to ask', 'Possible speakers for winter': a title that only says who may be asked. */
export const isFriendlyTitle = (text: string): boolean => text.length <= 80 && FRIENDLY.test(foldLoose(text));
