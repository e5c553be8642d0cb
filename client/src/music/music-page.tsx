import { ArrowDown, ListMusic } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { wordsOf } from '#client/lib/api-error.ts';
import { usePageGuard } from '#client/lib/leaving/page-guard.ts';
import { manualPath } from '#client/manual/chapter-ids.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { lazyPart } from '#client/ui/lazy-part.ts';
import { painted } from '#client/ui/painted.ts';
import { useArrived } from '#client/ui/use-arrived.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { SECTION_LABELS } from '#shared/product.ts';
import { FillMenu } from './grid/fill-menu.tsx';
import { MusicCard } from './grid/music-card.tsx';
import { MusicGrid } from './grid/music-grid.tsx';
import { MusicWaiting } from './grid/music-waiting.tsx';
import { MusicBar } from './grid/music-status.tsx';
import { PastMusic } from './grid/past-music.tsx';
import { MusicPlanContext, type PlannedMeeting } from './grid/music-plan.ts';
import { UpcomingMusic } from './grid/upcoming-music.tsx';
import { useMusicLines } from './grid/use-music-plan.ts';
import { useMusicSaves } from './grid/use-music-saves.ts';

const MusicClashDialog = lazy(() =>
  import('./grid/music-clash-dialog.tsx').then((module) => ({ default: module.MusicClashDialog })),
);
const MusicListDialog = lazy(() => import('./music-list-dialog.tsx').then((m) => ({ default: m.MusicListDialog })));

/** The plan is what people come for: the rest is fetched once its beginning is painted. */
const MusicBeside = lazyPart(async () => {
  await painted();
  return (await import('./music-beside.tsx')).MusicBeside;
});

/** Below this width, five hymn slots don't fit side by side. */
const GRID = '(width >= 73rem)';

export function MusicPage() {
  const plan = useMusicLines();
  const isWide = useMedia(GRID);
  const hasArrived = useArrived(plan.planning.data);
  const { drafts, lines, present, planned, planning } = plan;
  const { clash, settle, closeClash, ...saving } = useMusicSaves(drafts, planned, plan.typing);
  const [isListOpen, setListOpen] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  // A save that is under way goes on without this screen; after one that failed, it may well fail too.
  const isUnsaved = (one: PlannedMeeting) => {
    const state = saving.saves.get(one.meeting.id);
    return one.isChanged && (state?.kind !== 'saving' || state.isAgain);
  };
  const isDirty = planned.some(isUnsaved);
  // What someone types or chooses is saved by itself; what isn't, such as what failed, waits for Save.
  const waits = isDirty && plan.typing === null;
  usePageGuard(() => isDirty, drafts.forget);
  useEffect(() => {
    if (planning.data) drafts.keepOnly(new Set(planned.map((one) => one.meeting.id)));
  });
  const fill = (month: string) => {
    const count = plan.fill(month);
    if (count) saving.want(...planned.map((one) => one.meeting.id));
    return count;
  };
  const first = planned[0]?.meeting;
  const hasGaps = planned.some((one) => !one.isComplete);
  const todayLines = present ? [{ ...present.meeting, hasMeeting: true, planned: present }] : [];
  return (
    <MusicPlanContext value={{ ...plan, ...saving }}>
      <PageHeader
        help={manualPath('music-coordination')}
        title={SECTION_LABELS.music}
        sub={
          first
            ? `Organist: ${first.organist ?? 'not assigned'} · Chorister: ${first.chorister ?? 'not assigned'}`
            : 'Music for upcoming meetings.'
        }
        actions={
          <>
            {first || planning.isPending ? <MusicBar planned={planned} waits={waits} foot={foot} /> : null}
            <Button
              icon={ListMusic}
              variant={first && !waits && !hasGaps ? 'primary' : undefined}
              onClick={() => setListOpen(true)}
              disabled={!first}
            >
              Music List
            </Button>
            <FillMenu planned={planned} fill={fill} isMain={hasGaps && !waits} />
          </>
        }
      />
      {planning.error && !planning.data ? (
        <Card>
          <Failed onRetry={() => void planning.refetch()} retrying={planning.isFetching}>
            {wordsOf(planning.error)}
          </Failed>
        </Card>
      ) : (
        <PastMusic />
      )}
      {planning.isPending || (isWide && planning.data && !hasArrived) ? (
        <MusicWaiting isWide={isWide} />
      ) : planning.data ? (
        <>
          {present ? isWide ? <MusicGrid lines={todayLines} isToday /> : <MusicCard planned={present} isToday /> : null}
          <UpcomingMusic lines={lines} isWide={isWide} atOnce={present ? 0 : 1} />
          {plan.hasMore && hasArrived ? (
            <div className="-mt-3 flex justify-center">
              <Button size="sm" variant="ghost" icon={ArrowDown} onClick={plan.showMore}>
                Show More Sundays
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
      {hasArrived || planning.error ? (
        <Suspense fallback={null}>
          <MusicBeside plan={plan} hymnRepeatWeeks={plan.ward.hymnRepeatWeeks} suggests={hasArrived} isWide={isWide} />
        </Suspense>
      ) : null}
      <div ref={setFoot} className="sticky bottom-0 z-10 empty:hidden" />
      {isListOpen ? (
        <Suspense fallback={null}>
          <MusicListDialog lines={[...todayLines, ...lines]} onClose={() => setListOpen(false)} />
        </Suspense>
      ) : null}
      {clash ? (
        <Suspense fallback={null}>
          <MusicClashDialog
            clash={clash}
            drafts={drafts}
            isSaving={saving.saves.get(clash.meeting.id)?.kind === 'saving'}
            onSave={(hymns) => void settle(clash, hymns)}
            onCancel={closeClash}
          />
        </Suspense>
      ) : null}
    </MusicPlanContext>
  );
}
