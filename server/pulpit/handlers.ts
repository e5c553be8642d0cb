import type { pulpit } from '#shared/pulpit/contract.ts';
import { missingIn } from '#shared/pulpit/ai-check/ai-check-missing.ts';
import { sheetMeetingOf } from '#shared/pulpit/ai-check/script-request.ts';
import { scriptText } from '#shared/pulpit/script.ts';
import { unknownIn } from '#shared/pulpit/ai-check/ai-check-extra.ts';
import type { WardAsk } from '#server/access/request.ts';
import { sheetWardOf, wardToday } from '#server/wards/service.ts';
import { settingsOf } from '#server/wards/settings.ts';
import { scriptByModel } from './ai-script.ts';
import { readSheet, writeSheet } from './service.ts';

type Pulpit = typeof pulpit;

export const sheet = ({ house, wardId, params }: WardAsk<Pulpit['sheet']>) => readSheet({ house, wardId, ...params });

export const saveSheet = ({ house, wardId, params, body }: WardAsk<Pulpit['saveSheet']>) =>
  writeSheet({ house, wardId, ...params }, body);

/** Nothing is saved here: whoever asked looks at the script first. */
export async function generateScript({ house, actor, wardId, body }: WardAsk<Pulpit['generateScript']>) {
  const { ward: stored, today } = await wardToday(house, wardId);
  const ward = sheetWardOf(house, stored);
  const meeting = sheetMeetingOf(body.meetingData, today, settingsOf(house, stored).fastSundayRule);
  if (!house.env.ai)
    return { script: scriptText(meeting, ward), source: 'template' as const, unknown: [], missing: [] };
  await house.scriptLimits.count(actor.userId, wardId);
  const script = await scriptByModel(house.env.ai, meeting, ward);
  return {
    script,
    source: 'ai' as const,
    unknown: unknownIn(script, meeting, ward),
    missing: missingIn(script, meeting),
  };
}
