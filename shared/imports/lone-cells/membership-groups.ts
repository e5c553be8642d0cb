import { foldLoose } from '#shared/text/fold.ts';
import { isGroupHeading } from '../file-notes/harmless-headings.ts';
import { isElsewhereHeading, isPartingHeading } from './parting-headings.ts';
import { tellsOfElsewhere } from './telling-words.ts';

/** What such a column says of whoever is in the ward. */
const OF_WARD =
  /^(?:(?:ward |current |full )?(?:members?|miembr[oa]s?|membr[oa]s?|membres?|mitglied(?:er)?)(?: of record| activ[oa]s?| ativ[oa]s?| actifs?)?|active(?: members?)?|activ[oa]s?|ativ[oa]s?|acti(?:f|ve)s?|aktive?n?|attiv[oaie])$/;

export const saysMember = (cell: string): boolean => OF_WARD.test(foldLoose(cell));

/** 'Group' or 'Type' above 'Active' or 'Membre': it is of who is in the ward, as a status is, and no more of groups. */
export const isOfMembership = (title: string, filled: readonly string[]): boolean =>
  isGroupHeading(title) && filled.some(saysMember);

/** Whether a group is of those who left, belong elsewhere, or aren't to be asked. */
export const isOfGoneGroup = (title: string, cell: string): boolean =>
  isGroupHeading(title) && [tellsOfElsewhere, isPartingHeading, isElsewhereHeading].some((tells) => tells(cell));
