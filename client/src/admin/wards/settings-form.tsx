import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '#client/lib/show-error.ts';
import { useMerge } from '#client/ui/use-merge.ts';
import { usePageGuard } from '#client/lib/leaving/page-guard.ts';
import { Switch } from '#client/ui/controls/checkbox.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Input } from '#client/ui/controls/input.tsx';
import { Textarea } from '#client/ui/controls/textarea.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { sayLabel, theirsHint } from '#client/ui/controls/theirs.tsx';
import { StandingPart } from '#client/standing/standing-part.tsx';
import { Missing } from '#client/ui/feedback/notice.tsx';
import { withHalf } from '#shared/calendar/clock.ts';
import { clockTime } from '#shared/calendar/format.ts';
import { WARD_DEFAULTS } from '#shared/wards/limits.ts';
import { WardConfig } from '#shared/wards/schema.ts';
import { useChangeConfig } from './api.ts';
import { InvitationPart } from './invitation-settings.tsx';
import { MemberDetailsPart } from './member-details-part.tsx';
import { PublicProgramPart } from './public-program-part.tsx';
import { MailPart } from './mail-settings.tsx';
import { FAST_RULES, SETTINGS_FIELDS, SettingsShape, settingsValues, type SettingsValues } from './settings-values.ts';
import { SaveBar } from './save-bar.tsx';
import { SettingsPart } from './settings-part.tsx';
import { TimezoneField } from './timezone-field.tsx';
import { WordingPart } from './wording-settings.tsx';
import { storedZoneLabel } from './zone-words.ts';

type SettingName = (typeof SETTINGS_FIELDS)[number];
type SwitchName = {
  [Name in SettingName]: NonNullable<SettingsValues[Name]> extends boolean ? Name : never;
}[SettingName];

export function SettingsForm({ config }: { config: WardConfig }) {
  const change = useChangeConfig();
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const form = useForm<SettingsValues>({ resolver: zodResolver(SettingsShape), defaultValues: settingsValues(config) });
  const merge = useMerge({
    form,
    fields: SETTINGS_FIELDS,
    row: config,
    valuesOf: settingsValues,
    read: (current) => WardConfig.safeParse(current).data,
  });
  const theirs = (name: SettingName) => theirsHint(merge, name);
  const { register, formState } = form;
  const { errors, isDirty } = formState;
  usePageGuard(() => isDirty && !change.isPending);

  const save = form.handleSubmit(async (values) => {
    if (change.isPending) return;
    try {
      const saved = await merge.save(values, (changed) => change.mutateAsync(changed));
      if (!saved) return;
      form.reset(settingsValues(saved));
      setSavedAt(new Date().toISOString());
    } catch (error) {
      showFieldErrors(form, error, SETTINGS_FIELDS);
    }
  });
  const written = (
    name: 'wardName' | 'stakeName' | 'bishopName' | 'meetingTime' | 'programTheme',
    label: string,
    more: { required?: boolean; help?: string; className?: string } = {},
  ) => (
    <Field label={label} error={errors[name]?.message} hint={theirs(name)} {...more}>
      <Input {...register(name, name === 'meetingTime' ? { setValueAs: withHalf } : {})} />
    </Field>
  );
  const toggle = (name: SwitchName, label: string, description: string) => (
    <>
      <Switch {...register(name)} label={label} description={description} className="md:col-span-2" />
      {theirs(name) ? <Missing className="md:col-span-2">{theirs(name)}</Missing> : null}
    </>
  );
  const whole = (
    name: 'defaultTalkLength' | 'hymnRepeatWeeks' | 'planningHorizonWeeks' | 'reminderDays',
    label: string,
    { unit, help }: { unit: string; help: string },
  ) => (
    <Field label={label} error={errors[name]?.message} hint={theirs(name)} help={help}>
      <Input
        {...register(name, { valueAsNumber: true })}
        type="number"
        inputMode="numeric"
        className="num max-w-44 [&_input]:pr-20"
        end={<span className="px-1.5 text-sm">{unit}</span>}
      />
    </Field>
  );
  return (
    <form
      noValidate
      onSubmit={save}
      className="grid max-w-form gap-4 md:gap-6 xl:max-w-none"
      aria-label="Ward Settings"
    >
      <SettingsPart title="Ward">
        {written('wardName', 'Ward name', { required: true, help: 'Shown in the sidebar and on printed pages.' })}
        {written('stakeName', 'Stake name')}
        {written('bishopName', 'Bishop')}
        {written('meetingTime', 'Meeting time', { help: `For example, ${WARD_DEFAULTS.meetingTime}.` })}
        <TimezoneField form={form} hint={theirsHint(merge, 'timezone', (zone) => storedZoneLabel(String(zone)))} />
      </SettingsPart>
      <SettingsPart title="Planning">
        {whole('planningHorizonWeeks', 'Planning horizon', {
          unit: 'weeks',
          help: 'How many weeks ahead to create draft meetings.',
        })}
        <Field
          label="If fast Sunday has no meeting"
          error={errors.fastSundayRule?.message}
          hint={theirsHint(merge, 'fastSundayRule', sayLabel(FAST_RULES))}
          help="In April and October, general conference is usually on the first Sunday."
        >
          <Select {...register('fastSundayRule')} options={FAST_RULES} />
        </Field>
        {toggle(
          'autoCreateMeetings',
          'Create meetings automatically',
          'Creates a draft for each upcoming Sunday. Turning this off removes empty drafts.',
        )}
        {toggle(
          'countsAttendance',
          'Count attendance',
          'After each Sunday, the planner asks whether it went as planned and how many attended.',
        )}
      </SettingsPart>
      <SettingsPart title="Speakers and Hymns">
        {whole('defaultTalkLength', 'Default talk length', {
          unit: 'minutes',
          help: 'Default for new speakers. You can change it for each one.',
        })}
        {whole('hymnRepeatWeeks', 'Warn about repeated hymns within', {
          unit: 'weeks',
          help: 'Counted from the Sunday a hymn was last sung.',
        })}
        {toggle(
          'conflictDetection',
          'Show conflicts',
          'Double assignments, unavailable members, talks within 90 days, and recent hymns. Warnings never stop you from saving.',
        )}
      </SettingsPart>
      <SettingsPart title="Rotation and Announcements">
        <StandingPart />
      </SettingsPart>
      <MemberDetailsPart config={config} />
      <SettingsPart title="Printed Program">
        {written('programTheme', 'Theme or scripture', {
          help: 'Printed on the program below the date. Leave blank for none.',
          className: 'md:col-span-2',
        })}
        <Field
          label="Back of the folded program"
          error={errors.programBack?.message}
          hint={theirs('programBack')}
          help="Contacts or meeting times, one per line, such as “Bishop: Martin Cole, 555-0100.” Anyone with a program can read it."
          className="md:col-span-2"
        >
          <Textarea {...register('programBack')} rows={4} />
        </Field>
      </SettingsPart>
      <PublicProgramPart config={config} />
      <SettingsPart title="Script Wording">
        <WordingPart wording={config.scriptWording} />
      </SettingsPart>
      <SettingsPart title="Invitations">
        <InvitationPart config={config} />
      </SettingsPart>
      <SettingsPart title="Automatic Emails">
        <MailPart>
          {toggle(
            'mailReminders',
            'Email reminders',
            'Emails everyone with an assignment, as many days ahead as you choose below. Sent between 8 AM and 8 PM.',
          )}
          {toggle('mailHymnList', 'Monthly hymn list', 'Emails next month’s hymns to music planners on the 22nd.')}
          {toggle(
            'mailWhatsMissing',
            'Weekly list of what’s missing',
            'Emails admins and planners on Thursday evening if upcoming Sundays still need something.',
          )}
        </MailPart>
      </SettingsPart>
      <SettingsPart title="Reminders and Backups">
        {whole('reminderDays', 'Show reminders this far ahead', {
          unit: 'days',
          help: 'Lists everyone with an upcoming assignment, with a ready-to-send reminder.',
        })}
        {toggle(
          'emailNotifications',
          'Email button for reminders',
          'Adds an Email button that opens a draft in your email app.',
        )}
        {toggle(
          'autoBackup',
          'Automatic backups',
          'The server saves a copy of this ward every day and keeps the last seven. The person who runs the planner can restore one.',
        )}
      </SettingsPart>
      <SaveBar
        isDirty={isDirty}
        isSaving={change.isPending}
        saved={savedAt ? `Saved ${clockTime(savedAt, config.timezone)}` : ''}
        onDiscard={() => form.reset()}
      />
    </form>
  );
}
