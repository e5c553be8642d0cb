import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToday } from '#client/auth/session.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import { StillNamed } from '#client/pulpit/still-named.tsx';
import { mergedByKey, usePartSave } from '#client/ui/use-merge.ts';
import { Switch } from '#client/ui/controls/checkbox.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Input } from '#client/ui/controls/input.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { PartDialog } from '#client/ui/overlays/part-dialog.tsx';
import { OPENING_DAYS, PROGRAM_PATH } from '#shared/bulletin/constants.ts';
import { PublicProgram } from '#shared/bulletin/schema.ts';
import { suggestedName } from '#shared/bulletin/suggested-name.ts';
import { hourOfDay } from '#shared/calendar/format.ts';
import { nextMeeting } from '#shared/meetings/hints/upcoming.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import type { WardConfig } from '#shared/wards/schema.ts';
import { configOptions, useChangeConfig } from './api.ts';

const NAMES = [
  { value: 'full', label: 'Full names, as printed' },
  { value: 'initials', label: 'Initials' },
];
const DAYS = OPENING_DAYS.map((label, at) => ({ value: String(at), label }));
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: capitalize(hourOfDay(hour)) }));

/** What the server said of the name, as long as it is still that name. */
const refusedName = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.body.errors?.find(({ path }) => path === 'publicProgram.name')?.message : undefined;

const PROBLEMS = {
  clash: 'Someone else changed the public program. Check your settings, then save again.',
  failed: 'The public program wasn’t saved.',
} as const;

const turnedOn = (program: PublicProgram, wardName: string): PublicProgram => ({
  ...program,
  isOn: true,
  name: program.name ?? suggestedName(wardName),
});

/** Opened to publish, it proposes that; nothing is published before its button is pressed. */
export function PublicProgramDialog({ config, onClose }: { config: WardConfig; onClose: () => void }) {
  const client = useQueryClient();
  const { mutateAsync, error, reset } = useChangeConfig();
  const stored = (now: WardConfig) => ({ version: now.version, value: now.publicProgram });
  const [opened] = useState(() =>
    config.publicProgram.isOn ? config.publicProgram : turnedOn(config.publicProgram, config.wardName),
  );
  const part = usePartSave({
    stored: stored(config),
    proposed: opened,
    read: async () => stored(await client.fetchQuery(configOptions())),
    send: (publicProgram, { version }) => mutateAsync({ version, publicProgram }),
    merge: mergedByKey,
    onSaved: onClose,
  });
  const program = part.value;
  const [isTried, setTried] = useState(false);
  const isDirty = JSON.stringify(program) !== JSON.stringify(part.base);
  const read = PublicProgram.safeParse(program);
  const wrongName = read.error?.issues.find(({ path }) => path[0] === 'name')?.message;
  const address = `${window.location.host}${PROGRAM_PATH}/`;
  const change = (fields: Partial<PublicProgram>) => {
    reset();
    part.change({ ...program, ...fields });
  };
  const isFit = () => {
    setTried(true);
    return read.success;
  };
  return (
    <PartDialog
      part={part}
      title="Public Program"
      subtitle="The congregation can read the program on their phones, without an account."
      isDirty={isDirty}
      hasTyped={JSON.stringify(program) !== JSON.stringify(opened)}
      isFit={isFit}
      problems={PROBLEMS}
      saveLabel={program.isOn && !part.base.isOn ? 'Publish Program' : 'Save Public Program'}
      onClose={onClose}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Switch
          className="md:col-span-2"
          label="Publish the program"
          description="Shows what the printed program says: names, hymns, topics, and announcements. Never business, releases, callings, or notes. Turning this off takes effect right away."
          checked={program.isOn}
          onChange={({ target: { checked } }) => change(checked ? turnedOn(program, config.wardName) : { isOn: false })}
        />
        {program.isOn ? <NextStillNamed /> : null}
        <Field
          className="md:col-span-2"
          label="Short name"
          error={refusedName(error) ?? (isTried || program.name !== null ? wrongName : undefined)}
          help={
            program.name === null
              ? `Ends the address, such as ${address}maple-grove, which stays the same each Sunday.`
              : `The address will be ${address}${program.name}. It stays the same each Sunday.`
          }
        >
          <Input
            value={program.name ?? ''}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => change({ name: event.target.value.trim().toLowerCase() || null })}
          />
        </Field>
        <Field label="Appears on" help="Until then, the page says when to come back, and when the ward meets.">
          <Select
            options={DAYS}
            value={String(program.daysBefore)}
            onChange={(event) => change({ daysBefore: Number(event.target.value) })}
          />
        </Field>
        <Field label="Hour">
          <Select
            options={HOURS}
            value={String(program.hour)}
            onChange={(event) => change({ hour: Number(event.target.value) })}
          />
        </Field>
        <Field label="Names" help="Announcements and titles stay as written." className="md:col-span-2">
          <Select
            options={NAMES}
            value={program.names}
            onChange={(event) => change({ names: event.target.value === 'initials' ? 'initials' : 'full' })}
          />
        </Field>
        <Switch
          className="md:col-span-2"
          label="Link hymns to the Church’s website"
          description="Each hymn opens a search on churchofjesuschrist.org. The page has no other links."
          checked={program.hasHymnLinks}
          onChange={(event) => change({ hasHymnLinks: event.target.checked })}
        />
        <Switch
          className="md:col-span-2"
          label="Let search engines find it"
          checked={program.isIndexed}
          onChange={(event) => change({ isIndexed: event.target.checked })}
        />
      </div>
    </PartDialog>
  );
}

/** Of the meeting that is published next. */
function NextStillNamed() {
  const today = useToday();
  const { data: meetings = [] } = useQuery(planningOptions(today));
  const next = nextMeeting(meetings, today);
  return next ? <StillNamed meeting={next} where="in the next meeting" className="md:col-span-2" /> : null;
}
