import { callingWords } from '#shared/members/calling-words.ts';
import { isOffice } from '../callings.ts';
import { isOrganization } from '../offices/organization-names.ts';
import { signsIn } from '../signs/signs.ts';
import { labelOf } from './labeled-names.ts';

const OFFICE =
  '(?:deacons?|teachers?|priests?|high priests?|elders?|diakone?|lehrer|priester|diacres?|instructeurs?|pretres?)';
const QUORUM = new RegExp(`^ (?:${OFFICE} quorum|quorum (?:(?:of|de|des|dos|los|the) ){0,2}${OFFICE}|(${OFFICE})) $`);
const TEACHERS = / (?:teachers?|lehrer|instructeurs?) /;
type Label = 'quorum' | 'others' | 'teachers' | null;

/** 'Priests', before whom teachers are those of a quorum, too; 'Teachers Quorum' says so itself. */
function quorumIn(line: string): Label {
  const words = callingWords(labelOf(line, true)?.label ?? '');
  const [found, office] = QUORUM.exec(words) ?? [];
  if (found === undefined) return null;
  if (TEACHERS.test(words)) return office === undefined ? 'quorum' : 'teachers';
  return office === undefined ? 'quorum' : 'others';
}

/** 'Primary' or 'President: Ann Lee' right above teachers: they are those of a class. */
const headsTeachers = (line: string): boolean =>
  isOffice(labelOf(line, true)?.label ?? '') ||
  (isOrganization(line) && !signsIn('group', line.replace(/:$/, '')).some(({ sex }) => sex === 'male'));

/** Which lines have a quorum before their names: 'Teachers: Sam Hale' is one of them right below or above 'Deacons: Max Barlow.' */
export function quorumLines(lines: readonly string[]): Set<number> {
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : { line, at, label: quorumIn(line) }));
  const first = (place: number): number => {
    let at = place;
    while (filled[at - 1]?.label) at -= 1;
    return at;
  };
  const last = (place: number): number => {
    let at = place;
    while (filled[at + 1]?.label) at += 1;
    return at;
  };
  return new Set(
    filled.flatMap(({ at, label }, place) => {
      if (label === 'quorum') return at;
      const around = filled.slice(first(place), last(place) + 1);
      const areSeveral = around.some((other) => other.label !== null && other.label !== label);
      const isHeaded =
        label === 'teachers' && headsTeachers(filled[place - 1]?.line ?? '') && !filled[place - 1]?.label;
      return label !== null && areSeveral && !isHeaded ? at : [];
    }),
  );
}
