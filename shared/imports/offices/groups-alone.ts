import { ageGroupOfCalling } from '#shared/members/calling-rank.ts';
import { sexOfCalling } from '#shared/members/calling-sex.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { ignored, shortened } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import type { Sign } from '../schema.ts';
import { signsIn } from '../signs/signs.ts';

/** Organizations and classes beside those that tell an age or a sex. */
const GROUP =
  /^(?:(?:(?:adult|youth) )?(?:sunday school|ss)|gospel (?:doctrine|principles|essentials)|(?:doctrina|principios) del evangelio|(?:doutrina|principios) do evangelho|(?:escuela|escola) dominical|come follow me|course \d{1,2}|melchizedek priesthood|(?:ward )?choir|(?:temple|mission|missionary) prep(?:aration)?|activity days|(?:senior|junior|sr|jr) primary|explorers|builders|messengers|gatherers)(?: (?:class|course))?(?: \d{1,2})?$/;
const APART = /\s[-–—|]\s|[:,;/()]/;
const LONGEST = 120;

/** 'Primary', 'Valiant 9', 'Sunday School - Gospel Doctrine': an organization or a class, and no office in it. */
export function isGroupAlone(text: string): boolean {
  if (text.length > LONGEST) return false;
  const parts = text.split(APART).filter((part) => /\S/.test(part));
  return parts.length > 0 && parts.every((part) => signsIn('group', part).length > 0 || GROUP.test(foldLoose(part)));
}

/** 'EQ', 'Primary', 'HC' behind a name: where someone belongs or serves, which asks nothing. */
export const isWhereOne = (text: string): boolean => isGroupAlone(text) || /^hc$/i.test(text);

/** What tells of someone's age or sex in it all the same: no adult is only of the Deacons Quorum. */
function signsOf(text: string): Sign[] {
  const [group, sex] = [ageGroupOfCalling(text), sexOfCalling(text)];
  if (!group && !sex) return [];
  return [{ by: shortened(text), ...(group ? { groups: [group] } : {}), ...(sex ? { sex } : {}) }];
}

const BETWEEN_CALLINGS = /;|\n/;

/** Where someone belongs or serves is no calling: it stands below 'Calling' in many lists, and is left out with a word. */
export const withoutGroups = (rows: readonly RawRow[]): RawRow[] =>
  rows.map((row) => {
    const { calling = '', ...others } = row.values;
    const parts = calling.split(BETWEEN_CALLINGS).map((part) => part.trim());
    const groups = parts.filter(isGroupAlone);
    if (row.unread || groups.length === 0) return row;
    const callings = parts.filter((part) => part !== '' && !groups.includes(part));
    return {
      ...row,
      values: callings.length > 0 ? { ...others, calling: callings.join('; ') } : others,
      remarks: [...(row.remarks ?? []), ...ignored(groups)],
      signs: [...(row.signs ?? []), ...groups.flatMap(signsOf)],
    };
  });
