import type { pulpit } from '#shared/pulpit/contract.ts';
import { missingFromScript } from '#shared/pulpit/ai-check/ai-check-missing.ts';
import { sheetMeetingOf } from '#shared/pulpit/ai-check/script-request.ts';
import { scriptText } from '#shared/pulpit/script.ts';
import { extraInScript } from '#shared/pulpit/ai-check/ai-check-extra.ts';
import type { KeptRequest, WardRequest } from '#server/access/request.ts';
import { sheetWardOf, wardToday } from '#server/wards/service.ts';
import { settingsOf } from '#server/wards/settings.ts';
import { scriptByModel } from './ai-script.ts';
import { readSheet, writeSheet } from './service.ts';

type Pulpit = typeof pulpit;

export const sheet = ({ context, wardId, params }: KeptRequest<Pulpit['sheet']>) =>
  readSheet({ context, wardId, ...params });

export const saveSheet = ({ context, wardId, params, body }: WardRequest<Pulpit['saveSheet']>) =>
  writeSheet({ context, wardId, ...params }, body);

/** Nothing is saved here: the person who asked reviews the script first. */
export async function generateScript({ context, actor, wardId, body }: WardRequest<Pulpit['generateScript']>) {
  const { ward: stored, today } = await wardToday(context, wardId);
  const ward = sheetWardOf(context, stored);
  const meeting = sheetMeetingOf(body.meetingData, today, settingsOf(context, stored).fastSundayRule);
  if (!context.env.ai)
    return { script: scriptText(meeting, ward), source: 'template' as const, unknown: [], missing: [] };
  await context.scriptLimits.count(actor, wardId);
  const script = await scriptByModel(context.env.ai, meeting, ward);
  return {
    script,
    source: 'ai' as const,
    unknown: extraInScript(script, meeting, ward),
    missing: missingFromScript(script, meeting),
  };
}
