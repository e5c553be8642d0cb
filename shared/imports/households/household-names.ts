import { foldLoose } from '#shared/text/fold.ts';
import { partName } from '../names.ts';
import type { RawRow } from '../rows.ts';

/** What a list says of one home: the family's name, empty where it has none, and its people in their order. */
export type Home = { family: string; rows: RawRow[] };

const isPerson = ({ unread }: RawRow) => unread === undefined;

function nameOf({ family, rows }: Home): string {
  const values = rows.find(isPerson)?.values;
  const first = values?.firstName ?? partName(values?.name ?? '').firstName;
  return first && family ? `${family}, ${first}` : family;
}

function timesOf(names: readonly string[]): (name: string) => number {
  const times = new Map<string, number>();
  for (const name of names) times.set(foldLoose(name), (times.get(foldLoose(name)) ?? 0) + 1);
  return (name) => times.get(foldLoose(name)) ?? 0;
}

/** Two families of one name are two households, so each is named with its first member; those still alike stay blank. */
export function inHouseholds(homes: readonly Home[]): RawRow[] {
  const named = timesOf(homes.map(({ family }) => family));
  const namedInFull = timesOf(homes.map(nameOf));
  return homes.flatMap((home) => {
    const isAlone = named(home.family) === 1;
    const household = isAlone ? home.family : namedInFull(nameOf(home)) === 1 ? nameOf(home) : '';
    return home.rows.map((row) =>
      household === '' || !isPerson(row) ? row : { ...row, values: { household, ...row.values } },
    );
  });
}
