import { cx } from '#client/ui/cx.ts';
import type { Columns } from './rows.ts';

/** Speakers have the most room that there is between their neighbors, and so has their heading. */
export const SPEAKERS_EDGE = 'xl:max-[85rem]:pr-0! xl:max-[85rem]:pl-0.5!';

type ListColumn = { head: string; width: string | undefined };

/**
 * The columns of the list, also while it is waited for. One has no width and takes what is left: the speakers, or the
 * music where nothing is listed as missing.
 */
export function listColumns({ conducting, presiding, speakerNames, missing, isDense }: Columns): ListColumn[] {
  const leader = isDense ? 'w-22 roomy:w-25' : 'w-28';
  return [
    { head: 'Date', width: isDense ? 'w-42.25 xl:w-41.5 roomy:w-43 table:w-44' : 'w-44' },
    { head: 'Status', width: isDense ? 'w-44 xl:w-43.5 table:w-48' : 'w-46' },
    ...(conducting ? [{ head: 'Conducting', width: isDense ? 'w-24 xl:w-23 roomy:w-25' : leader }] : []),
    ...(presiding ? [{ head: 'Presiding', width: leader }] : []),
    {
      head: speakerNames ? 'Speakers' : 'Topics',
      width: cx(SPEAKERS_EDGE, !missing && (isDense ? 'w-34.5 roomy:w-54' : 'w-1/4')),
    },
    {
      head: 'Music',
      width: missing ? 'w-27 xl:w-30 min-[85rem]:w-37 roomy:w-44 table:w-47 min-[100rem]:w-60' : undefined,
    },
    ...(missing ? [{ head: 'Missing', width: 'w-30.5 min-[85rem]:w-31.5 table:w-32' }] : []),
    { head: '', width: 'w-21.5' },
  ];
}

/**
 * All columns have room at 1280 pixels, with 12 between them, or 16 on wider screens; the first and the last keep the card's edge. Two lines of 18
 * pixels have 6 around them.
 */
export const DENSE =
  '[&_tbody_tr>*]:h-12 [&_:is(th,td)+:is(th,td):not(:last-child)]:px-1 ' +
  'xl:[&_:is(th,td)+:is(th,td):not(:last-child)]:px-1.5 table:[&_:is(th,td)+:is(th,td):not(:last-child)]:px-2';
