import { MISSING } from '#shared/pulpit/words.ts';
import { WARD_DEFAULTS } from '#shared/wards/limits.ts';
import type { Chapter } from './entry.ts';

const weeks = WARD_DEFAULTS.hymnRepeatWeeks;

export const PEOPLE_CHAPTERS: readonly Chapter[] = [
  {
    id: 'speaker-management',
    title: 'Speaker Management',
    entries: [
      {
        title: 'The member list',
        picture: 'members',
        text: [
          'Search by name, calling, or phone. Show all members, only those who are available to speak, only those who aren’t, or recent speakers (the last 90 days). The color next to a name shows how long ago the last talk was: green is under 90 days, orange under 180, and red is longer.',
        ],
      },
      {
        title: 'Adding, editing, and removing members',
        text: [
          'Click a member, or choose Edit in the menu of the row, to change what’s recorded. You only need a first and last name. Choose Brother or Sister under Addressed as, and the conducting script refers to the person that way; a title such as Bishop or President takes precedence. Importing a list with a Gender column fills this in. Music planners and program viewers don’t see it.',
          'If someone goes by another name, enter it as the preferred name, such as Bill for William. Meetings, scripts, the program, invitations, and emails use it, and search finds both. Imports match members by the name on the membership record. Enter a title, such as Elder, to use it in place of Brother, Sister, or the title of a calling: the script says “Elder Lee,” and invitations begin “Hi Elder Lee.”',
          'Before a member is removed, you’ll see on which upcoming Sundays they have an assignment. Removing a member keeps their talks and assignments. To bring someone back, choose Undo right away or restore the member later under Removed members.',
        ],
      },
      {
        title: 'Importing members from a file',
        picture: 'import',
        text: [
          'Import a CSV, text, JSON, or PDF file up to 5 MB, with columns in any order. It must include first and last names. A table without column headings is read if each column is unmistakable, such as names, phones, and emails. Phones and emails may stand in one column. A row that can be read in two ways, or is under a heading such as “Moved Out” or “Names to consider,” is marked as a problem for you to correct. So are people beside or below the name of another ward, or with a mark under “Other Ward,” an email with someone else’s name in it, a note or an answer that says not to ask someone to speak, such as “prayers only” or “declined,” a speaker from the stake, an office without its organization, a calling with a status or a remark, such as “pending,” that doesn’t say it’s current, and a position that may be a job. A text can also have a few lines for each person, a family in each line, or the Church’s page of callings copied from the browser; a phone that may be someone else’s is left out or marked. One that a couple shares, or that may be a parent’s, isn’t saved but noted in the row, as is a spouse whom only the “Spouse” column names. Write names in one column as “Last, First,” and save a list from Excel as “CSV UTF-8.” If AI is set up, it reads a text or PDF file that can’t be read any other way, and its rows are checked like all the others and compared with the file.',
        ],
        steps: [
          'Choose Import Members and pick your file. Download the template if you’d like an example.',
          'Check the preview. Each row shows whether it’s new, an update, or skipped, and why. If it isn’t clear where the last name begins in several full names, choose the last word or the last two words for all of them. If several rows ask the same question, such as whether everyone below a title is in the ward, you can answer yes for all of them. If the file says something about a person that no field takes, such as “after the surgery” or an x under “Wheelchair,” you see it under the name. Choose Show Notes to see only those people, and choose beside each whether they’re available. Edit a row to correct anything in it, including Brother or Sister and the birth year, or clear its checkbox to leave it out. Updates show what each new value replaces, such as “Teacher → Bishop.” Nothing has been saved yet; the preview is kept for 15 minutes.',
          'Choose Import. All rows are saved together. Blank cells never erase existing data. If someone else has changed these members in the meantime, nothing is saved and you see the new preview first.',
          'To undo an import, choose Undo Import when it finishes, or under Recent Imports within 90 days. Members who have been changed since then or have an assignment in a meeting stay as they are. If a newer import changed them, undo that one first.',
        ],
      },
      {
        title: 'Rows that an import skips',
        text: [
          'Rows with problems are skipped unless you correct them. People under a heading such as “Moved Out” or “Deceased,” or with such a status, are skipped too; if one belongs on the list, choose Edit, then Done. Members who were removed come back only if you check their row.',
          'A row is also skipped if it isn’t clear who it is. It may have the same name as another row. It may have a member’s name, but the birth year doesn’t match, Brother or Sister doesn’t match, the household is named after two other people, or the email and another detail are both different. It may have a member’s email but a different first name, phone, or suffix such as Jr., since families share an address. It may have a member’s first name and phone but a new last name, since people change names when they marry. Or it may have a name much like a member’s, such as Lori Ann for Lori. Correct the row, or choose Add as New Person.',
        ],
      },
      {
        title: 'Member Details',
        text: [
          'In addition to a preferred name and a title, a member’s record can include a household, an age group or birth year, and dates away. Everything is optional, and only people who can see the member list can see it. Type the same household for everyone in a home. Importing a list fills these in if it has columns for them, such as Goes By for the preferred name, and a list grouped by family fills in the household. Only the year of a birth date is kept. If a list has ages but no birth dates, the preview gives an estimate, such as “born about 1985,” which never replaces a year you already have.',
          'While you choose people to speak or pray, the list of names and a hint say “Away that Sunday.” Hints also tell you if someone else in the household speaks or prays within five weeks: “Someone in the same household is also praying that Sunday.” Hints never stop you. Suggested speakers can be limited to adults, youth, or children, and are spread across families. Someone you invite by link can say how long they’ll be away when they decline.',
          'If your ward doesn’t want any of this, a ward admin chooses Turn Off and Delete in the ward settings. It’s deleted for everyone, including whether they’re addressed as Brother or Sister, and the preview of an import says which columns it skips. Scripts then name people without a title, except where a calling gives one, and invitations use the first name.',
        ],
      },
    ],
  },
  {
    id: 'music-coordination',
    title: 'Music Coordination',
    entries: [
      {
        title: 'Choosing hymns',
        picture: 'music',
        text: [
          'Type a number, part of the title, or the first line. If only one hymn fits, Enter chooses it. A title that isn’t in the hymnbook is kept as you typed it and, unless it’s only the first words of a hymn, suggested again later. A number that doesn’t match a hymn is flagged and doesn’t count as chosen.',
          'On a wide screen, Tab moves across; Enter moves down; Shift+Enter moves up; and Ctrl+Enter (⌘+Enter on a Mac) saves right away.',
          'Each hymn saves automatically when you leave its field. Undo Last Change brings back what was there before. Hymns that couldn’t be saved stay on this device; choose Save to try again, or Discard Changes. Fill with Suggestions fills what is still missing and saves it the same way; one Undo Last Change takes all of it back.',
          'Show More Sundays looks further ahead, up to a year. On a Sunday no one has planned yet, start with Choose Hymns. Show Past Sundays lists what was sung recently. A meeting needs music until its opening, sacrament, and closing hymns are chosen.',
        ],
      },
      {
        title: 'Avoiding repeats',
        text: [
          `You’ll see a warning if a hymn was sung, or is planned, within the ${weeks} weeks before or after the meeting. “14 days ago” is counted from today. Your ward admin can change the number of weeks. The warning never stops you from saving.`,
        ],
      },
      {
        title: 'How often hymns are sung',
        text: [
          'Hymn Usage counts the past 6, 12, or 24 months plus upcoming Sundays; the lighter part of the bar is upcoming. A hymn sung four or more times gets an alert; six or more counts as overused.',
          'Print and Music List preview the page first. Upcoming hymns are excluded from “Not Sung in the Past Year.”',
        ],
      },
      {
        title: 'What a music planner sees',
        text: [
          'Dates, hymns, the organist and chorister, and talk topics. Music planners never see speakers, prayers, ward business, releases, or callings.',
        ],
      },
    ],
  },
  {
    id: 'pulpit-sheets',
    title: 'Pulpit Sheets & Scripts',
    entries: [
      {
        title: 'Outline and script',
        picture: 'sheets',
        text: [
          `The outline is the order of the meeting, for leaders comfortable conducting in their own words. The script is complete and word for word, with releases before sustainings and pauses for sustaining votes. Leaders get their titles from their callings: Bishop or President, and Brother or Sister when only men or only women hold that calling. Missing items show as ${MISSING}.`,
          'Open either one from Pulpit Sheets, from a Sunday on the planner, or from a meeting’s page. You can copy, download, or print it. On Pulpit Sheets, each one has its download beside it, and says what’s saved: “Edited” is yours, “Generated” follows the meeting, and “No sheet saved yet” means that it’s made when you open it.',
        ],
      },
      {
        title: 'Editing a sheet',
        text: [
          'Choose Edit, change the text, and save. Your edits are kept when the meeting changes, and the sheet shows what changed since then. Regenerate creates a new sheet and discards your edits, but asks first.',
          'If someone else saves the same sheet while you’re editing, nothing is overwritten. You’ll see both versions and choose which to keep.',
        ],
      },
      {
        title: 'Script Wording',
        text: [
          'A ward admin can choose between current Handbook wording and traditional wording: go to Admin, open Ward Settings, and choose Edit Wording. You can change any phrase. Text in braces, such as {name} or {hymn}, is filled in from the meeting. Below each phrase you’ll see a preview, and Sample script shows the full script. Restore Default undoes a change.',
          'Scripts use the new wording right away. A script that someone has edited keeps its text and notes that the wording has changed since.',
        ],
      },
      {
        title: 'On paper',
        picture: 'print',
        text: [
          'Print, on a meeting’s page, previews the page on Letter or A4 paper. The program for the congregation is a half-sheet, two per page, or a folded program with a cover, printed on both sides. It never includes business, releases, or callings. The preview names what isn’t chosen yet, and the program has a line to write it by hand. A ward admin can add a theme or scripture, and contacts for the back of the folded program: go to Admin and open Ward Settings. The outline and script are for the person conducting and fit on two pages, with blanks for anything missing. The outline shows when each item should begin for the meeting to end on time. Very long entries may add pages, and the preview will tell you. Press Ctrl+P while a sheet is open to print just that sheet.',
        ],
      },
      {
        title: 'Pulpit view',
        picture: 'pulpit',
        text: [
          'Pulpit view shows a meeting step by step in large type, for a phone or tablet at the pulpit. You can open it from a meeting, from the Today’s Meeting card, or from Pulpit Sheets. Admins and planners see the script, including any edits. Program viewers see the order of the meeting with names, announcements, and ward business, but never releases or callings. A note at the top of the screen says what isn’t shown.',
          'Tap a step to check it off. Next checks off the current step and moves on; Prev goes back. With a keyboard, use the arrow keys and the space bar. Check marks stay on this device, and check marks from a practice run are cleared on Sunday.',
          'Aa switches text size, and the sun or moon switches between light and dark mode. The top of the screen shows when the text was updated and whether the screen stays on. If it says that the screen may dim, increase the screen timeout in your device settings.',
          'You’ll be asked before closing. It keeps working without a connection.',
        ],
      },
      {
        title: 'Without a connection',
        text: [
          'After you sign in on a phone or computer, the next two meetings and their sheets are stored on it, and you’ll see “Available offline” on their pages. Without a connection, the planner opens them and shows how old they are, such as “Offline copy · Sat 7:22 PM.” Everything else needs a connection.',
          'Signing out removes the copy right away, as does signing in as someone else. If your session expires, the copy stays until the meetings are over. To read it, choose Open Offline Copy on the sign-in page.',
          'You can add the planner to your home screen: choose Add to Home Screen or Install in your browser’s menu.',
        ],
      },
      {
        title: 'AI Generate',
        text: [
          'If AI is set up, AI Generate rewrites the script in a warmer tone. Phone numbers, email addresses, and notes are never sent. Names and hymns that aren’t part of the meeting are flagged, along with anything left out, so review the script before you use it. You’ll be asked before an edited or AI-written script is replaced. If you use it many times in a row, you may need to wait a few minutes. If AI isn’t set up, the three-dot menu has Generate from Template instead, which uses the built-in template.',
        ],
      },
    ],
  },
  {
    id: 'talk-tracking',
    title: 'Talk Tracking',
    entries: [
      {
        title: 'Who has spoken',
        picture: 'tracking',
        text: [
          'Talks are counted automatically after each meeting. You can search and sort the history, or choose Export List to save exactly what’s listed for a spreadsheet. Export Meeting History saves every meeting.',
          'Prayers are tracked the same way, so you can see who hasn’t been asked in a while.',
        ],
      },
      {
        title: 'Suggested Speakers',
        text: [
          'Members who have never spoken or haven’t spoken in a while come first, each with the reason. Choose a name on the planner to add that person to the next Sunday that needs speakers. You’ll see the same names in an empty speaker field when you plan a meeting. In Talk Tracking, use the calendar button next to a name to assign that person to a Sunday. Anyone who is unavailable, is scheduled to speak, or has a part that Sunday is left out; of equals, those who prayed lately come last.',
        ],
      },
    ],
  },
];
