import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { Combobox } from '#client/ui/controls/combobox.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import type { SettingsValues } from './settings-values.ts';
import { findZones, listZones, nameOfZone, storedZoneLabel, zoneLabel, zoneLabeled, type Zone } from './zone-words.ts';

const NONE: readonly Zone[] = [];
const SLICE_MS = 8;

/** The zones, once each has its name: there are hundreds, so they are named bit by bit, and only when the list is wanted. */
function useZones(isWanted: boolean): readonly Zone[] {
  const zones = useMemo(() => (isWanted ? listZones() : NONE), [isWanted]);
  const [named, setNamed] = useState(0);
  const isNamed = named === zones.length;
  useEffect(() => {
    if (isNamed) return;
    const timer = setTimeout(() => {
      const end = performance.now() + SLICE_MS;
      let count = named;
      for (; count < zones.length && performance.now() < end; count += 1) nameOfZone(zones[count]?.id ?? '');
      setNamed(count);
    });
    return () => clearTimeout(timer);
  }, [zones, named, isNamed]);
  return isNamed ? zones : NONE;
}

type Props = { form: Pick<UseFormReturn<SettingsValues>, 'control' | 'trigger' | 'clearErrors'>; hint?: ReactNode };

/** A time zone by its place, name, or region. What is typed counts once a zone is chosen. */
export function TimezoneField({ form, hint }: Props) {
  const { field, fieldState } = useController({ control: form.control, name: 'timezone' });
  const { value = '', onChange, ref } = field;
  useEffect(() => ref({ focus: () => document.getElementById('timezone')?.focus() }), [ref]);
  const [text, setText] = useState('');
  const [isActive, setActive] = useState(false);
  const zones = useZones(isActive);
  const options = useMemo(
    () =>
      findZones(zones, value === '' ? text : '').map((zone) => ({
        key: zone.id,
        label: zoneLabel(zone),
        group: zone.region,
      })),
    [zones, value, text],
  );
  const choose = (zone: string, typed: string) => {
    form.clearErrors('timezone');
    setText(typed);
    onChange(zone);
  };
  return (
    <Field
      label="Time zone"
      error={fieldState.error?.message}
      hint={hint}
      help="Used for today’s date and for the times shown in this ward."
      id="timezone"
      className="md:col-span-2"
    >
      <Combobox
        value={value === '' ? text : storedZoneLabel(value)}
        onType={(typed) => choose(zoneLabeled(zones, typed)?.id ?? '', typed)}
        onPick={({ key }) => choose(key, '')}
        onClear={() => choose('', '')}
        options={options}
        loading={isActive && zones.length === 0}
        isSure={options.length === 1}
        mustChoose
        emptyText="No matching time zones"
        placeholder="City, zone, or region"
        wraps
        // Two lines are as far from the border as one.
        className="[&_span[aria-hidden=true]]:py-1.75"
        onFocus={() => setActive(true)}
        onBlur={() => {
          field.onBlur();
          if (value === '') void form.trigger('timezone');
        }}
      />
    </Field>
  );
}
