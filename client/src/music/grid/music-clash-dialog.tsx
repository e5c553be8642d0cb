import { ClashDialog } from '#client/meetings/clash-dialog.tsx';
import { storedHymns } from '#client/meetings/stored-hymns.ts';
import { emptyValues, type MeetingValues } from '#shared/meetings/form.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { Hymns, MusicDrafts } from './music-drafts.ts';
import type { MusicClash } from './use-music-saves.ts';

/** Meeting values with only these hymns, as the clash dialog compares them. */
const hymnValues = (meeting: Meeting, hymns: Hymns): MeetingValues => ({
  ...emptyValues(meeting.date, meeting.kind),
  hymns,
});

type Props = {
  clash: MusicClash;
  drafts: MusicDrafts;
  isSaving: boolean;
  onSave: (hymns: Hymns) => void;
  onCancel: () => void;
};

/** Two people's music for one Sunday, to choose from. */
export function MusicClashDialog({ clash: { meeting, current }, drafts, isSaving, onSave, onCancel }: Props) {
  return (
    <ClashDialog
      clash={{
        base: hymnValues(meeting, drafts.baseOf(meeting)),
        mine: hymnValues(meeting, drafts.writtenOf(meeting)),
        theirs: hymnValues(meeting, storedHymns(current)),
      }}
      isSaving={isSaving}
      onSave={(merged) => onSave(merged.hymns)}
      onCancel={onCancel}
    />
  );
}
