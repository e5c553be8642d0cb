import { Lock } from 'lucide-react';
import { useContext } from 'react';
import { DatedText } from '#client/ui/layout/line-breaks.tsx';
import { useSession } from '#client/auth/session.ts';
import { InvitationMark } from '#client/invitations/invitation-mark.tsx';
import { NO_TOPIC } from '#client/meetings/meeting-words.ts';
import { cx } from '#client/ui/cx.ts';
import { TEXT_LABELS, type HymnSlot, type TextField } from '#shared/meetings/constants.ts';
import { PERSON_PARTS, type PersonPart } from '#shared/meetings/parts.ts';
import { holdsMeeting, missingParts, planOf } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { seesField } from '#shared/meetings/seen-fields.ts';
import { insteadOfTalks, messageKeys, type SheetContent } from './sheet-content.ts';
import { HymnLine, PerformerLine } from './hymn-line.tsx';
import { MissingContext, SheetLine, SheetPart, SheetSection, SheetViewContext } from './sheet-line.tsx';
import { useRecentDays } from './recent-hymns.ts';

type SheetProps = { meeting: Meeting; content: SheetContent; today: string };
type Props = SheetProps & { recent: ReadonlyMap<HymnSlot, string> };

/** The meeting from beginning to end. What the person may not see is left out. */
export function Sheet(sheet: SheetProps) {
  const { view } = useSession();
  const props = { ...sheet, recent: useRecentDays(sheet.meeting, sheet.today) };
  const sees = (field: keyof Meeting) => seesField(view, field);
  if (!holdsMeeting(props.meeting.kind)) {
    return (
      <>
        {sees('announcements') ? <Business {...props} /> : null}
        {sees('notes') && props.meeting.notes ? <Notes {...props} /> : null}
      </>
    );
  }
  const missing = props.meeting.date < props.today ? [] : missingParts(planOf(props.meeting));
  return (
    <MissingContext value={new Set(view === 'whole' ? missing.map(({ path }) => path) : [])}>
      {sees('conductingMember') ? <Leaders {...props} /> : null}
      {sees('announcements') ? <Business {...props} /> : null}
      <Music {...props} />
      <Messages {...props} />
      <SheetSection title="Closing">
        <HymnLine {...props} slot="closing" />
      </SheetSection>
      {sees('notes') ? <Notes {...props} /> : null}
    </MissingContext>
  );
}

function PersonLine({ meeting, content, part: key }: Props & { part: PersonPart['key'] }) {
  const part = PERSON_PARTS.find((one) => one.key === key);
  if (!part) return null;
  // For those who read programs it is a title, and 'Brother' or 'Sister' beside a name says nothing.
  const name = content.names[key];
  const about = content.callings[key]?.replace(/^(Brother|Sister)$/u, '');
  const mark = (isRoom: boolean) => <InvitationMark {...{ meeting, of: key, isRoom }} name={name ?? ''} />;
  return <SheetLine of={key} label={part.label} path={part.field} person={name ? { name, about, mark } : null} />;
}

const Leaders = (props: Props) => (
  <SheetSection title="Leadership & Prayers">
    <PersonLine {...props} part="conducting" />
    <PersonLine {...props} part="presiding" />
    <PersonLine {...props} part="invocation" />
    <PersonLine {...props} part="benediction" />
  </SheetSection>
);

/** Who plays and leads, and what is sung up to the sacrament. The music among the talks has its place there. */
const Music = (props: Props) => (
  <SheetSection
    title="Music Program"
    after={
      <SheetPart title="Hymns & Musical Numbers">
        <HymnLine {...props} slot="opening" />
        <HymnLine {...props} slot="sacrament" />
      </SheetPart>
    }
  >
    <PersonLine {...props} part="organist" />
    <PersonLine {...props} part="chorister" />
  </SheetSection>
);

function Messages(props: Props) {
  const { meeting, content } = props;
  const { isEdited } = useContext(SheetViewContext);
  const { talks } = content;
  const instead = insteadOfTalks(content, meeting.kind);
  const minutes = talks.reduce((sum, talk) => sum + talk.minutes, 0);
  const keys = messageKeys(content, meeting.kind, isEdited);
  const isQuiet = instead !== null || (talks.length === 0 && !isEdited);
  return (
    <SheetSection
      title="Speaking Assignments"
      end={talks.length > 0 ? <span className="num text-sm text-muted">{minutes} min total</span> : null}
      before={
        isQuiet ? (
          <p className="px-4 py-2 text-muted md:px-5">
            {instead ? `${instead}. No speakers assigned.` : 'Not assigned'}
          </p>
        ) : null
      }
    >
      {keys.map((key) =>
        key === 'hymn-rest' ? (
          <HymnLine key={key} {...props} slot="rest" />
        ) : key === 'hymn-specialNumber' ? (
          <HymnLine key={key} {...props} slot="specialNumber" />
        ) : key === 'performer' ? (
          <PerformerLine key={key} {...props} />
        ) : (
          <TalkLine key={key} {...props} place={Number(key.slice('speaker-'.length))} />
        ),
      )}
    </SheetSection>
  );
}

function TalkLine({ meeting, content, place }: Props & { place: number }) {
  const talk = content.talks[place];
  const topic = talk?.topic || NO_TOPIC;
  const [id, name] = [talk?.id ?? null, talk?.name ?? ''];
  const mark = (isRoom: boolean) =>
    id === null ? null : <InvitationMark {...{ meeting, name, isRoom }} of={`talk:${id}`} />;
  return (
    <SheetLine
      of={`speaker-${place}`}
      label={`Speaker ${place + 1}`}
      path={place === 0 ? 'speakers' : undefined}
      isOptional={place > 0}
      person={name ? { name, mark } : null}
      end={talk ? `${talk.minutes} min` : null}
    >
      {name ? (
        <span className="text-muted">· {topic}</span>
      ) : talk ? (
        <span className={cx(!talk.topic && 'text-muted')}>{topic}</span>
      ) : null}
    </SheetLine>
  );
}

const BUSINESS = ['announcements', 'wardBusiness', 'releases', 'newCallings'] as const;
const PLANNERS_ONLY = 'Only planners can see releases and callings';
const READ_ONLY = 'View only - contact administrator to make changes';

function TextLine({ content, field, isHeaded }: Props & { field: TextField; isHeaded?: boolean }) {
  const text = content.texts[field];
  return (
    <SheetLine of={field} label={TEXT_LABELS[field]} isHeaded={isHeaded} isOptional>
      {text ? (
        <span className="block max-w-prose whitespace-pre-wrap">
          <DatedText>{text}</DatedText>
        </span>
      ) : null}
    </SheetLine>
  );
}

function Business(props: Props) {
  const { meeting, content } = props;
  const { view, may } = useSession();
  const seen = BUSINESS.filter((field) => seesField(view, field));
  const lines = holdsMeeting(meeting.kind) ? seen : seen.filter((field) => content.texts[field]);
  if (lines.length === 0) return null;
  return (
    <SheetSection
      title="Announcements & Business"
      end={
        <span className="flex items-center gap-2 text-sm text-muted">
          <Lock /> {may('meetings:write') ? PLANNERS_ONLY : READ_ONLY}
        </span>
      }
    >
      {lines.map((field) => (
        <TextLine key={field} {...props} field={field} />
      ))}
    </SheetSection>
  );
}

const Notes = (props: Props) => (
  <SheetSection title="Additional Notes">
    <TextLine {...props} field="notes" isHeaded />
  </SheetSection>
);
