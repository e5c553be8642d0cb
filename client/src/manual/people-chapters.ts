import { WARD_DEFAULTS } from '#shared/wards/schema.ts';
import type { Chapter } from './entry.ts';

const weeks = WARD_DEFAULTS.hymnRepeatWeeks;

export const PEOPLE_CHAPTERS: readonly Chapter[] = [
  {
    id: 'speaker-management',
    title: 'Speaker Management',
    entries: [
      {
        title: 'The members list',
        picture: 'members',
        text: [
          'Search by name, calling or phone. The filters show everybody, those who are available to speak, those who are not, and those who spoke within the last 90 days. The color beside a name says how long ago the last talk was: green under 90 days, orange under 180, red longer.',
        ],
      },
      {
        title: 'Adding, changing and removing members',
        text: [
          'Only a first and a last name are needed. Removing a member keeps the talks and assignments: choose Undo at once, or restore the member later from the list of removed members.',
        ],
      },
      {
        title: 'Importing members from a file',
        picture: 'import',
        text: [
          'The file may be CSV, text, JSON or PDF, up to 5 MB, in any order of columns. It must hold first and last names. Where the planner has an AI service, a text or PDF that cannot be read otherwise is read by AI; its rows are checked like any others.',
        ],
        steps: [
          'Choose Import Members and your file. Download the template if you want to see the columns.',
          'Look through the preview. Every row says whether it is new, an update or skipped, and why; under the name of somebody new stands what else was read. Rows with a problem are left out, counted and can be shown alone: mend them in the file and choose it again, before or after the import. Nothing has been saved yet.',
          'Choose Import. All rows are saved together, or none. An empty cell never erases what is known.',
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
          'Type a number, a part of the title or the first line. Accents, capitals and punctuation do not matter. A title that is not in the hymn book is kept as typed and suggested the next time, as long as a meeting has it. A number that no hymn has is pointed out.',
          'On a wide screen the Sundays are a grid: Tab goes to the next place of a Sunday, Enter to the same place of the next Sunday, Shift Enter back, and Ctrl Enter (⌘ Enter on a Mac) saves the Sunday.',
          'Each meeting has its own Save, which wakes up when you have changed something. Hymns that are not saved yet stay on this device until you save or discard them, or sign out. A meeting needs music until its opening, sacrament and closing hymns are chosen.',
        ],
      },
      {
        title: 'Not the same hymn too soon',
        text: [
          `The planner warns when a hymn was sung, or is planned to be sung, within the ${weeks} weeks before. Your ward admin can change that number. The warning never stops you.`,
        ],
      },
      {
        title: 'How often hymns are sung',
        text: [
          'The table counts the last 6, 12 or 24 months and what is planned for the Sundays to come; the paler end of a bar is what is planned. Four times or more is an alert, six times or more is overused.',
          'Print and Music list show the page before it is printed. Hymns that are planned again are left out of those not sung for a year.',
        ],
      },
      {
        title: 'What a music planner sees',
        text: [
          'Dates, hymns, organist, chorister and the topics of the talks. Never who speaks, who prays, ward business, releases or callings.',
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
          'The outline lists the meeting in the order in which it is held. The script adds the words to say, with releases before sustainings and a visible pause for the raised hands. What is missing stands there as [to be announced].',
          'Open either of them under Pulpit Sheets, from a Sunday on the planner or from the page of a meeting. You can copy, download or print it.',
        ],
      },
      {
        title: 'Editing a sheet',
        text: [
          'Choose Edit, change the text and save. Your text stays when the meeting changes; the sheet then says what has changed since and shows the difference. Regenerate makes a fresh sheet and discards your edits; it asks first.',
          'When somebody else saves the same sheet while you are editing it, nothing is overwritten: you see both texts and choose which one stays.',
        ],
      },
      {
        title: 'The wording of the scripts',
        text: [
          'A ward admin chooses between the wording of the current Handbook and the traditional one, under Admin, Ward settings, Edit Wording. Every text can be changed; what stands in braces, such as {name} or {hymn}, is filled in from the meeting. Under each text you see what becomes of it, and Sample script shows the whole. Restore Default undoes a change. When two admins change different texts at once, both are kept; when it is the same text, the second sees both versions and chooses.',
          'Scripts follow the wording at once. A script that somebody has edited keeps its text and says that the wording has changed since.',
        ],
      },
      {
        title: 'On paper',
        picture: 'print',
        text: [
          'Print, on the page of a meeting, shows the paper before it is printed, on Letter or A4. The program is half a sheet, twice on a page, for everybody: it never holds business, releases or callings. The outline and the script are for whoever conducts: two pages at most, with a line to write on where something is not known yet. Only texts that are very long take more, and the preview says so. Ctrl P while a sheet is open prints that sheet as it stands.',
        ],
      },
      {
        title: 'The pulpit view',
        picture: 'pulpit',
        text: [
          'Pulpit view shows one meeting step by step in large type, for a phone or tablet at the pulpit. It stands on the page of a meeting, on the card of today’s meeting, under Pulpit Sheets and in each sheet. Those who conduct read their script, with your edits where you made some; program viewers read the order of service with names, announcements and ward business, never releases or callings.',
          'A tap on a step ticks it off. Next ticks the step that stands out and goes on, Prev goes back. With a keyboard the arrows move and the space bar ticks. The ticks stay on this device; those of a rehearsal are gone on the day itself.',
          'A A changes between three sizes, the sun or moon between light and dark; the device remembers both. The top says when the words were fetched, whether they are an offline copy, and whether the screen stays on. Where it says that the screen may turn off, raise the time in the settings of your device.',
          'The cross, Escape and Back ask before the view closes, so that nothing closes it by accident. A lost network never takes the words away.',
        ],
      },
      {
        title: 'Without a network',
        text: [
          'When you have signed in on a phone, the next two meetings and their sheets are kept on it: “Available offline” then stands on their pages and beside their sheets. Without a network the planner opens them by itself and says how old they are: “Offline copy · Sat 21:10”. Everything else has to wait for the network.',
          'Signing out removes the copy at once, and so does another person who signs in. A sign-in that runs out leaves it until its meetings are over: choose Open Offline Copy below the form.',
          'Your phone can install the planner: choose Add to Home Screen or Install in the menu of its browser.',
        ],
      },
      {
        title: 'AI Generate',
        text: [
          'Where an AI service is set up, it writes the script in its own words from the meeting. Phone numbers, email addresses and notes are never sent. Names, hymns and business that the meeting does not have are pointed out, and so is what the script leaves out: read it before you use it. A script that somebody edited, or that AI wrote before, is replaced only when you say so. Whoever asks very often has to wait a few minutes. Without such a service the script comes from the template.',
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
          'Talks are counted from the meetings themselves, as soon as their day has passed. The history can be searched and sorted, and saved as a file for a spreadsheet with Export.',
          'Prayers are kept in the same way, so that you can see who has not been asked for a long time.',
        ],
      },
      {
        title: 'Suggested speakers',
        text: [
          'Whoever has never spoken, or not for the longest time, comes first, each with the reason in words. The card Suggested speakers on the planner plans the next Sunday without speakers with the person you choose; an empty speaker field in the meeting offers the same people before the leaders; and in Talk Tracking the calendar sign beside a name assigns that person to a Sunday. Who is unavailable or has a talk ahead is left out.',
        ],
      },
    ],
  },
];
