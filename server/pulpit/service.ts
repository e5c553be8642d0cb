import { AppError, CASE_WORDS } from '#shared/http/errors.ts';
import { sheetSnapshot } from '#shared/pulpit/difference/sheet-snapshot.ts';
import { outlineText } from '#shared/pulpit/outline.ts';
import { PulpitSheet } from '#shared/pulpit/schema.ts';
import { scriptText } from '#shared/pulpit/script.ts';
import type { SheetFormat, SheetWard } from '#shared/pulpit/sheet.ts';
import { isWritten, sheetKind } from '#shared/pulpit/sheet-status.ts';
import type { WardId } from '#server/access/actor.ts';
import { joinTransaction } from '#server/db/connect.ts';
import type { AppContext } from '#server/context.ts';
import type { WholeMeeting } from '#server/meetings/present.ts';
import { findMeeting, lockMeeting } from '#server/meetings/queries.ts';
import { readWard, sheetWardOf } from '#server/wards/service.ts';
import { renewSheet, storeSheet, type StoredSheet } from './queries.ts';

type Place = { context: AppContext; wardId: WardId; id: number; format: SheetFormat };

const sheetOf = (meeting: WholeMeeting, format: SheetFormat): StoredSheet =>
  format === 'outline'
    ? {
        edited: meeting.editedOutline ?? null,
        generated: meeting.generatedOutline ?? null,
        base: meeting.editedOutlineBase ?? null,
        generatedAt: meeting.outlineLastGenerated,
        source: 'template',
      }
    : {
        edited: meeting.editedScript ?? null,
        generated: meeting.generatedScript ?? null,
        base: meeting.editedScriptBase ?? null,
        generatedAt: meeting.scriptLastGenerated,
        source: meeting.scriptSource === 'ai' ? 'ai' : 'template',
      };

/** What is stored, beside what the template makes of the meeting as it is now. */
function together(meeting: WholeMeeting | null, format: SheetFormat, ward: SheetWard) {
  if (!meeting) throw new AppError('meeting_not_found');
  const fresh = format === 'outline' ? outlineText(meeting, ward) : scriptText(meeting, ward);
  return { stored: sheetOf(meeting, format), facts: sheetSnapshot(format, meeting, ward), fresh };
}

/** The facts behind what is kept. What the template made is made again by itself, so nothing is told of its base. */
const shown = (sheet: StoredSheet, facts: string, fresh: string) => ({
  ...sheet,
  base: isWritten(sheetKind(sheet)) ? sheet.base : null,
  facts,
  fresh,
});

/** What was generated and is no longer what the template makes: its base is the template's text, where the two differed. */
const isOutdated = ({ generated, base }: StoredSheet, fresh: string): boolean =>
  generated === null || (base ?? generated) !== fresh;

type Together = ReturnType<typeof together>;
const isToRenew = ({ stored, fresh }: Together): boolean => !isWritten(sheetKind(stored)) && isOutdated(stored, fresh);
const asItIs = ({ stored, facts, fresh }: Together) =>
  stored.edited !== null && stored.source !== 'ai'
    ? shown({ ...stored, generated: fresh }, facts, fresh)
    : shown(stored, facts, fresh);

/** The saved sheet. The template's text is generated again when the meeting or the wording has changed; what a person or the model wrote stays. */
export async function readSheet({ context, wardId, id, format }: Place) {
  const { db } = context.database;
  const ward = sheetWardOf(context, await readWard(context, wardId));
  for (;;) {
    const meeting = await findMeeting(db, wardId, id);
    const seen = together(meeting, format, ward);
    if (!meeting || !isToRenew(seen)) return asItIs(seen);
    const { facts, fresh, stored } = seen;
    const { version, musicVersion } = meeting;
    const { generated, source } = stored;
    const now = context.now();
    const made: StoredSheet = { edited: null, generated: fresh, generatedAt: now, source: 'template', base: null };
    // Someone who saves between the look and the write is not passed over: then it is looked at again.
    const renewal = { id, version, musicVersion, generated, source, fresh, now };
    if (await renewSheet(db, wardId, format, renewal)) return shown(made, facts, fresh);
  }
}

type Save = {
  content: string;
  isGenerated: boolean;
  source?: StoredSheet['source'];
  base?: string | null;
  replaces?: string | null;
};

/** A person's or the model's text is never overwritten unseen. */
function refuseUnseen(stored: StoredSheet, { content, replaces }: Save, sheet: ReturnType<typeof shown>): void {
  const text = stored.edited ?? stored.generated;
  if (replaces === undefined || !isWritten(sheetKind(stored)) || text === replaces || text === content) return;
  throw new AppError('stale', {
    message: CASE_WORDS.changed('sheet'),
    current: PulpitSheet.parse(sheet),
  });
}

/** An edit is stored next to the generated text; a newly generated sheet replaces the edit. */
export async function writeSheet(place: Place, save: Save) {
  const { context, wardId, id, format } = place;
  const ward = sheetWardOf(context, await readWard(context, wardId));
  return joinTransaction(context.database.db, async (tx) => {
    const { stored, facts, fresh } = together(await lockMeeting(tx, wardId, id), format, ward);
    refuseUnseen(stored, save, shown(stored, facts, fresh));
    const isModels = format === 'script' && save.source === 'ai';
    const base = save.base ?? facts;
    const sheet: StoredSheet = save.isGenerated
      ? {
          edited: null,
          generated: save.content,
          source: isModels ? 'ai' : 'template',
          base: isModels ? base : save.content === fresh ? null : fresh,
          generatedAt: context.now(),
        }
      : {
          ...stored,
          edited: save.content,
          generated: stored.source === 'ai' ? stored.generated : fresh,
          base,
          generatedAt: context.now(),
        };
    await storeSheet(tx, wardId, id, format, sheet);
    return shown(sheet, facts, fresh);
  });
}
