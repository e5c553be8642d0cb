import type { RawRow } from '../rows.ts';
import { withDatesBeside } from '../dates.ts';
import { withAskedToSpeak } from '../availability/asked-to-speak.ts';
import { withVisitingSpeakers } from '../availability/visiting-speakers.ts';
import { isOfName } from '../columns.ts';
import { withActivityNotes } from '../file-notes/activity-notes.ts';
import { withRefusalsBehind } from '../file-notes/behind-names.ts';
import { withCellNotes } from '../file-notes/cell-notes.ts';
import { groupsIn, inGroups, withGroupRows } from '../headings/group-cells.ts';
import { withHeadingNotes } from '../headings/heading-notes.ts';
import { withSectionRows } from '../headings/section-rows.ts';
import { withoutAges } from '../doubts/ages.ts';
import { withNextRows } from '../doubts/next-lines.ts';
import { withNamesBeside } from './beside-names.ts';
import { withContactsOfHome } from '../household-notes/contacts-of-home.ts';
import { withHeadsContacts } from '../household-notes/heads-contacts.ts';
import { withContactsToCheck } from '../other-people/check-whose.ts';
import { withNotesOfOthers } from '../household-notes/notes-of-others.ts';
import { withFamilyNamed } from '../household-notes/family-named.ts';
import { withOtherAsked } from '../household-notes/one-of-two.ts';
import { withLegend } from '../other-people/legends.ts';
import { withLooseNotes, withSentences, withSentencesBelow } from '../file-notes/next-to-people.ts';
import { withAsidesTold, withNotesBelow } from '../file-notes/notes-below.ts';
import { withUnits } from '../other-people/other-wards.ts';
import { withWardColumns } from '../ward-columns/ward-columns.ts';
import { withLastInitials } from '../name-parts/last-initials.ts';
import { withNewNames } from '../name-parts/new-names.ts';
import { withOwnContacts } from '../other-people/contact-owners.ts';
import { withNotedPhones } from '../other-people/noted-phones.ts';
import { withPhoneColumns } from '../other-people/phone-columns.ts';
import { withUnclearContacts } from '../own-contacts/unclear-contacts.ts';
import { withPersonColumns } from '../other-people/person-columns.ts';
import { likeTheOthers, withCommas } from './comma-names.ts';
import { belowHeadings } from './gone.ts';
import { withHalfNames, withPreferredNames } from './half-names.ts';
import { withLeavers } from './leavers.ts';
import { inOrder, withSwappedNames } from './name-order.ts';
import { withNicknames } from './nicknames.ts';
import { withCouplesAsked } from '../households/couples.ts';
import { withLabeledPhones } from '../households/shared-phones.ts';
import { withLocalPhones } from '../doubts/local-phones.ts';
import { belowOrganizations, withMergedCallings, withOrganizations } from './organizations.ts';
import { belowBlocks } from '../offices/block-headings.ts';
import { withoutOffices } from '../offices/priesthood-offices.ts';
import { withWholeCallings } from '../offices/short-offices.ts';
import { withOneHolder } from '../offices/one-holder.ts';
import { withCallingRemarks } from '../offices/calling-remarks.ts';
import { withBlankAnswers } from '../marks/blank-answers.ts';
import { withoutLetterMarks } from '../marks/letter-marks.ts';
import { withQuestionMarks } from '../marks/question-marks.ts';
import { withSignsAgainst } from '../marks/signs-against.ts';
import { withTalkGrid } from '../marks/talk-grids.ts';
import { withStatusLetters } from '../marks/status-letters.ts';
import { withFamilyPairs } from '../headings/family-heading.ts';
import { withJobs } from '../headings/job-headings.ts';
import { withCallingColumns } from '../offices/status-columns.ts';
import { withHouseholdSigns } from '../signs/household-signs.ts';
import { belowGroups, withColumnSigns } from '../signs/row-signs.ts';
import { withSexes } from './sex-letters.ts';
import { withUnknownCallings } from './unknown-callings.ts';
import { withoutHalves, type WrittenSheet } from './unread-names.ts';

/** Between people, a row is a heading's where every cell is blank but the name's, also under headings that no one reads. */
const filledRows = (rows: readonly RawRow[], { fields, cells }: WrittenSheet): RawRow[] =>
  rows.filter((_, at) => (cells[at] ?? []).some((cell, column) => cell !== '' && !isOfName(fields[column])));
const withSections = (rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] =>
  withSectionRows(rows, new Set(filledRows(rows, sheet)));

/** What columns about the people themselves say of them: whether they are in the ward, and may be asked to speak. */
export const toldByColumns = (rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] =>
  withOtherAsked(
    withAskedToSpeak(
      withSignsAgainst(withStatusLetters(withLegend(withPersonColumns(rows, sheet), sheet), sheet), sheet),
      sheet,
    ),
    sheet,
  );

/** The rows of a sheet, read or asked about by what the whole of it is like. Each row has its line of cells. */
export function bySheet(written: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const rows = likeTheOthers(withRefusalsBehind(withoutLetterMarks(withDatesBeside(written, sheet))));
  const heading = sheet.titles[sheet.fields.indexOf('name')] ?? null;
  const groups = groupsIn(rows, sheet);
  const withOffices = withoutOffices(
    belowOrganizations(
      withOrganizations(
        withoutAges(
          withSections(
            withFamilyPairs(withNotesBelow(withGroupRows(withWholeCallings(rows), groups), sheet.cells), sheet),
            sheet,
          ),
        ),
        sheet,
      ),
    ),
  );
  const said = withNamesBeside(withNicknames(withPreferredNames(withOffices, heading), sheet), sheet);
  const whole = withLastInitials(withCommas(withoutHalves(withHalfNames(said), sheet), heading ?? ''));
  const ordered = inOrder(withSwappedNames(withLocalPhones(withLabeledPhones(whole))), heading, sheet.titles);
  const filled = new Set(filledRows(rows, sheet).map(({ row }) => row));
  const below = belowHeadings(ordered, { filled, hasCallings: sheet.fields.includes('calling') });
  const left = withNewNames(withLeavers(withMergedCallings(belowBlocks(below), sheet), sheet), sheet);
  const placed = belowGroups(withVisitingSpeakers(toldByColumns(left, sheet), sheet));
  const standing = withHouseholdSigns(withColumnSigns(placed, sheet), sheet);
  const named = withUnknownCallings(
    withOneHolder(withCallingRemarks(withCallingColumns(withJobs(withNextRows(standing, sheet), sheet), sheet))),
  );
  const owned = withPhoneColumns(
    withNotedPhones(withOwnContacts(withUnclearContacts(withFamilyNamed(named, sheet), sheet), sheet)),
    sheet,
  );
  const told = withUnits(
    withWardColumns(withContactsToCheck(withHeadsContacts(withContactsOfHome(owned, sheet), sheet), sheet), sheet),
    sheet,
  );
  const asked = withSexes(withCouplesAsked(told), sheet.titles[sheet.fields.indexOf('sex')] ?? null);
  const marked = withActivityNotes(
    withQuestionMarks(withTalkGrid(withBlankAnswers(asked, sheet), sheet), sheet),
    sheet,
  );
  const noted = withNotesOfOthers(withLooseNotes(withCellNotes(marked, sheet), sheet.cells));
  return inGroups(withSentencesBelow(withSentences(withHeadingNotes(withAsidesTold(noted, 'row'), filled))), groups);
}
