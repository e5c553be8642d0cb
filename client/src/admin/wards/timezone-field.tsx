import type { ComponentProps, ReactNode } from 'react';
import { Field } from '#client/ui/controls/field.tsx';
import { Select } from '#client/ui/controls/select.tsx';

/** The zones of most wards in the United States, from east to west, by the names people use. */
const UNITED_STATES = new Map([
  ['America/New_York', 'Eastern (New York)'],
  ['America/Chicago', 'Central (Chicago)'],
  ['America/Denver', 'Mountain (Denver)'],
  ['America/Phoenix', 'Arizona (Phoenix)'],
  ['America/Los_Angeles', 'Pacific (Los Angeles)'],
  ['America/Anchorage', 'Alaska (Anchorage)'],
  ['Pacific/Honolulu', 'Hawaii (Honolulu)'],
]);

/** 'America/Costa_Rica' → 'Costa Rica', grouped by region. */
const placeOf = (zone: string) =>
  UNITED_STATES.get(zone) ??
  zone
    .slice(zone.indexOf('/') + 1)
    .replaceAll('_', ' ')
    .replaceAll('/', ' – ');
const regionOf = (zone: string) => (zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : 'Other');

function regions(chosen: string): [string, string[]][] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), chosen]);
  for (const zone of UNITED_STATES.keys()) zones.delete(zone);
  const groups = new Map([['United States', [...UNITED_STATES.keys()]]]);
  for (const zone of [...zones].toSorted()) groups.set(regionOf(zone), [...(groups.get(regionOf(zone)) ?? []), zone]);
  return [...groups];
}

export function TimezoneField({
  field,
  chosen,
  error,
  hint,
}: {
  field: ComponentProps<'select'>;
  chosen: string;
  error?: string;
  hint?: ReactNode;
}) {
  return (
    <Field
      label="Time zone"
      error={error}
      hint={hint}
      help="Used for today’s date and for the times shown in this ward."
      className="md:col-span-2"
    >
      <Select {...field}>
        {regions(chosen).map(([region, zones]) => (
          <optgroup key={region} label={region}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {placeOf(zone)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}
