import { AppError } from '#shared/http/errors.ts';
import { notOver, revised } from '#shared/standing/repeating.ts';
import { changedTemplates } from '#shared/standing/templates.ts';
import { ROTATION_PARTS } from '#shared/standing/constants.ts';
import { Standing, type Rotation, type StandingChange } from '#shared/standing/schema.ts';
import type { Actor, WardId } from '#server/access/actor.ts';
import { record } from '#server/audit/service.ts';
import type { AppContext } from '#server/context.ts';
import { joinTransaction } from '#server/db/connect.ts';
import { isRepetition } from '#server/http/stale.ts';
import { checkIds } from '#server/meetings/people.ts';
import { lockWard, updateWard, type StoredWard } from '#server/wards/queries.ts';
import { settingsOf, todayOf } from '#server/wards/settings.ts';

type Ask = { context: AppContext; actor: Actor; wardId: WardId };

/** Everyone that a change names, by the place that an error is about. */
const namedIn = (rotation: Rotation): Record<string, number | null> =>
  Object.fromEntries(
    ROTATION_PARTS.flatMap((part) =>
      (rotation[part]?.memberIds ?? []).map((id, turn) => [`rotation.${part}.memberIds.${turn}`, id]),
    ),
  );

export const standingOf = (context: AppContext, ward: StoredWard) => {
  const { rotation, repeatingAnnouncements, templates } = settingsOf(context, ward);
  const announcements = notOver(repeatingAnnouncements, todayOf(context, ward));
  return { rotation, announcements, templates, version: ward.version };
};

export async function changeStanding({ context, actor, wardId }: Ask, change: StandingChange) {
  return joinTransaction(context.database.db, async (tx) => {
    const held = await lockWard(tx, wardId);
    if (!held) throw new AppError('ward_not_found');
    const { wardId: _, ...said } = change;
    const current = standingOf(context, held);
    if (isRepetition('ward', said, held.version, () => Standing.parse(current))) return current;
    if (change.rotation) await checkIds(tx, wardId, namedIn(change.rotation));
    const before = settingsOf(context, held);
    const settings = {
      ...(change.rotation && { rotation: { ...before.rotation, ...change.rotation } }),
      ...(change.announcements && {
        repeatingAnnouncements: revised(before.repeatingAnnouncements, change.announcements, todayOf(context, held)),
      }),
      ...(change.templates && { templates: changedTemplates(before.templates, change.templates) }),
    };
    const ward = await updateWard(tx, wardId, {}, settings, context.now());
    if (!ward) throw new AppError('ward_not_found');
    const detail = [
      change.rotation && 'rotation',
      change.announcements && 'repeating announcements',
      change.templates && 'templates',
    ]
      .filter(Boolean)
      .join(', ');
    if (detail !== '')
      await record(tx, context.now(), { wardId, actor, action: 'ward_configured', subject: ward.name, detail });
    return standingOf(context, ward);
  });
}
