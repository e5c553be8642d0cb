import type { Person } from '#shared/meetings/form.ts';
import { NOBODY } from '#shared/meetings/person.ts';
import type { Member } from '#shared/members/schema.ts';
import { turnsFrom } from '#shared/standing/rotation.ts';
import { ROTATION_PARTS, SUNDAYS_OF_MONTH, type RotationPart, type TurnRule } from '#shared/standing/constants.ts';
import type { Rotation } from '#shared/standing/schema.ts';
import { fullName } from '#shared/text/person-name.ts';

/** A part of the rotation as it is edited. Without a rule it has no rotation; its people stay in case the rule returns. */
export type PartValues = { by: TurnRule | ''; people: readonly Person[] };
type RotationValues = Record<RotationPart, PartValues>;

export function rotationValues(rotation: Rotation, members: readonly Member[], today: string): RotationValues {
  const personOf = (id: number | null): Person => {
    const member = members.find((one) => one.id === id);
    return member ? { id: member.id, text: fullName(member) } : NOBODY;
  };
  const valuesOf = (part: RotationPart): PartValues => {
    const turns = rotation[part];
    return turns ? { by: turns.by, people: turnsFrom(turns, today).memberIds.map(personOf) } : { by: '', people: [] };
  };
  return { conducting: valuesOf('conducting'), organist: valuesOf('organist'), chorister: valuesOf('chorister') };
}

/** With another rule: a place for each Sunday of the month, or as many as there are people and one more. */
export function withRule({ people }: PartValues, by: TurnRule | ''): PartValues {
  const kept = people.slice(0, people.findLastIndex(({ id }) => id !== null) + 1);
  const wanted = by === 'place' ? SUNDAYS_OF_MONTH : Math.max(kept.length, 2);
  const free = Array.from({ length: Math.max(0, wanted - kept.length) }, () => NOBODY);
  return { by, people: by === '' ? kept : [...kept, ...free].slice(0, by === 'place' ? SUNDAYS_OF_MONTH : undefined) };
}

const idsOf = ({ by, people }: PartValues): (number | null)[] => {
  const ids = people.map(({ id }) => id);
  // At the end of a list that starts again, an empty row is not a turn.
  return by === 'place' ? ids : ids.slice(0, ids.findLastIndex((id) => id !== null) + 1);
};

/** What a save sends: the parts that differ. */
export function changedRotation(before: RotationValues, now: RotationValues, today: string): Rotation {
  const stored = (values: PartValues) => {
    const memberIds = idsOf(values);
    return values.by === '' || memberIds.every((id) => id === null) ? null : { by: values.by, from: today, memberIds };
  };
  return Object.fromEntries(
    ROTATION_PARTS.flatMap((part) => {
      const wanted = stored(now[part]);
      return JSON.stringify(stored(before[part])) === JSON.stringify(wanted) ? [] : [[part, wanted]];
    }),
  );
}

/** Names that are no member's. */
export const strangersIn = (values: RotationValues): string[] =>
  ROTATION_PARTS.flatMap((part) => (values[part].by === '' ? [] : values[part].people))
    .filter(({ id, text }) => id === null && text.trim() !== '')
    .map(({ text }) => text);
