import { holdsMeeting } from '#shared/meetings/rules.ts';
import { HymnInput, PersonInput, TextInput } from './form-fields.tsx';
import { LeadershipSection } from './leadership-section.tsx';
import { useMeetingInfo, useValues } from './meeting-form.ts';
import { NotesSection } from './notes-section.tsx';
import { Section } from './section.tsx';
import { SpeakersSection } from './speakers-section.tsx';

const TWO = 'md:grid-cols-2';

/** The fields in the order of the meeting. */
export function Sections() {
  const { kind } = useValues();
  const { meeting } = useMeetingInfo();
  const held = holdsMeeting(kind);
  return (
    <div className="grid gap-7 px-4 py-5 md:px-6 md:pb-7">
      <LeadershipSection key={meeting?.id ?? 'new'} />
      {held ? <Program /> : null}
      <NotesSection />
    </div>
  );
}

function Program() {
  return (
    <>
      <Section id="opening" className={TWO}>
        <div className="md:col-span-2">
          <TextInput path="announcements" />
        </div>
        <HymnInput slot="opening" label="Opening hymn" />
        <PersonInput path="invocationMember" />
        <PersonInput path="organist" />
        <PersonInput path="chorister" />
      </Section>
      <Section id="business" className={TWO}>
        <TextInput path="releases" help="One per line" />
        <TextInput path="newCallings" help="One per line" />
        <div className="md:col-span-2">
          <TextInput path="wardBusiness" />
        </div>
      </Section>
      <Section id="sacrament" className={TWO}>
        <HymnInput slot="sacrament" label="Sacrament hymn" />
      </Section>
      <SpeakersSection />
      <Section id="closing" className={TWO}>
        <HymnInput slot="closing" label="Closing hymn" />
        <PersonInput path="benedictionMember" />
      </Section>
    </>
  );
}
