import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { membersOptions } from '#client/members/api.ts';
import { EditedSunday, SundayCell, useEditedValues } from '#client/planner/grid/edited-sunday.tsx';
import { TEXT_FIELDS } from '#shared/meetings/constants.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import { performerIn } from '#shared/meetings/person.ts';
import { MEMBER_PARTS, PERSON_PARTS, type MemberPart } from '#shared/meetings/parts.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { Member } from '#shared/members/schema.ts';
import { announcementsOf, messageKeys, type SheetContent } from './sheet-content.ts';
import { SheetViewContext } from './sheet-line.tsx';
import { Sheet } from './sheet.tsx';

const NONE: readonly never[] = [];
const EDITED = { Cell: SundayCell, isEdited: true };
const CORRECTED = { ...EDITED, isPast: true };

function contentOf(values: MeetingValues, meeting: Meeting, members: readonly Member[]): SheetContent {
  const stored = meeting.speakingAssignments.toSorted((a, b) => a.order - b.order);
  const callingOf = (part: MemberPart) => {
    const { id } = values[part.key];
    return id === meeting[part.id] ? meeting[part.name]?.calling : members.find((member) => member.id === id)?.calling;
  };
  return {
    names: Object.fromEntries(PERSON_PARTS.map(({ key }) => [key, values[key].text.trim() || null])),
    callings: Object.fromEntries(MEMBER_PARTS.map((part) => [part.key, callingOf(part) ?? null])),
    hymns: values.hymns,
    performer: performerIn(values).text.trim() || null,
    texts: {
      ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, values[field].trim() === '' ? null : values[field]])),
      announcements: announcementsOf({ ...meeting, announcements: values.announcements }),
    },
    talks: values.speakers.map(({ person, topic, duration }, place) => ({
      id: stored[place]?.id ?? null,
      name: person.text.trim() || null,
      topic: topic.trim() || null,
      minutes: duration,
    })),
  };
}

/** The sheet with everything that is being changed in it. */
export function EditedSheet({ meeting, today }: { meeting: Meeting; today: string }) {
  const values = useEditedValues(meeting);
  const { data: members = NONE } = useQuery(membersOptions());
  const content = useMemo(() => contentOf(values, meeting, members), [values, meeting, members]);
  const messages = useMemo(() => messageKeys(content, meeting.kind, true), [content, meeting.kind]);
  return (
    <EditedSunday meeting={meeting} messages={messages}>
      <SheetViewContext value={meeting.date < today ? CORRECTED : EDITED}>
        <Sheet {...{ meeting, content, today }} />
      </SheetViewContext>
    </EditedSunday>
  );
}
