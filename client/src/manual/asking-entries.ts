import { AHEAD_DAYS, LEAD_DAYS, PATIENCE_DAYS } from '#shared/invitations/limits.ts';
import { WARD_DEFAULTS } from '#shared/wards/limits.ts';
import type { ManualEntry } from './entry.ts';

const IN_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const inWords = (count: number): string => IN_WORDS[count] ?? String(count);
const weeks = (days: number): string => `${inWords(days / 7)} weeks`;

/** How the plan reaches people, in the order in which a planner needs it: two pages on paper. */
export const ASKING_ENTRIES: readonly ManualEntry[] = [
  {
    title: 'Asking people',
    startsPage: true,
    text: [
      `People to Ask, on the planner, lists people assigned to speak, pray, or perform in the next ${weeks(AHEAD_DAYS)} who haven’t been asked, and anyone, however far ahead, who declined or hasn’t answered. Declines come first, then what’s overdue, then the nearest Sundays. Ask speakers ${weeks(LEAD_DAYS.speaker)} ahead, performers ${inWords(LEAD_DAYS.music / 7)}, and those giving prayers ${inWords(LEAD_DAYS.prayer / 7)}. After ${inWords(PATIENCE_DAYS)} days without an answer, ask again. People with ongoing assignments, such as the organist, aren’t listed until invited, from the icon next to their name on the meeting’s page.`,
    ],
    steps: [
      'Choose Invite next to a name. To ask several, choose Select, check names or a whole Sunday, then choose Invite.',
      'Read the invitation and change what you like. Then copy it, or open it as a text message, in WhatsApp, or in email. If email is set up, Send by Email sends it right away, and replies come to you. For several people, one button emails everyone with an address and says who couldn’t be emailed, and why.',
      'Anyone you invite this way counts as asked. If you asked in person, choose Asked next to the name, then Yes or No once you know.',
    ],
  },
  {
    title: 'Getting answers',
    text: [
      'Each invitation links to a private page where the person says yes or no, without an account, and can add a note. Those who say yes can save the date to a calendar; those who can’t come can say how long they’ll be away, and change that later. The planner shows the answer when you next look.',
      'The icon next to a name shows whether the person was asked, accepted, or declined. Point to it, or tap it, to see who asked, when, and how. Choose Asked, Yes, or No to change it, or the same one again to clear it; Undo restores what was there, link included. To mark several people at once, choose Select in People to Ask. Choose a note such as “2 waiting” to see the names. In the grid, press Space in a cell, or choose Mark Who Was Asked… in the menu next to a date.',
      'When someone declines, a red “1 DECLINED” appears; People to Ask suggests others. Choose Ask and a name to save that person instead and open the invitation; Undo takes it back. Whoever is new or moved counts as not asked. Before you replace someone who said yes, or a meeting is moved, overwritten, or deleted, you’ll see whose answers are lost. Only undoing a move in the grid brings them back.',
      'A link shows only that assignment, but anyone who has it can answer, so send it only to that person. It works through that Sunday, unless you choose someone else, move the meeting, mark the person as not asked, or remove them from the member list. If you email it to another address, the earlier link stops working. After a backup is restored, send new links.',
    ],
  },
  {
    title: 'Invitation wording',
    text: [
      'A ward admin can change the invitations in Ward Settings. Placeholders such as {name} are filled in for each person; for a speaker, {before} and {after} say who else is speaking. Text in [brackets] is left out when there’s nothing to fill in, such as a talk without a topic.',
    ],
  },
  {
    title: 'Reminding people',
    text: [
      `People to Remind, on the planner, lists everyone with an assignment in the next ${inWords(WARD_DEFAULTS.reminderDays)} days, asked or not, except those who declined. Copy gives you a message to text; Email opens a draft if the member has an address. In Ward Settings, a ward admin can change how many days ahead, or hide Email.`,
    ],
  },
  {
    title: 'Automatic Emails',
    text: [
      'If email is set up, a ward admin chooses in Ward Settings what is sent automatically: a reminder to everyone under People to Remind; next month’s hymns to music planners; and, on Thursday evening, a weekly list of what’s missing, including declined assignments, to admins and planners. Everything is off at first. Emails go out between 8 AM and 8 PM and never mention business, releases, or callings. Each ends with a link that stops further emails or turns them back on.',
      'Sent Emails, on the planner, shows what was sent, to whom, and when. If an email didn’t arrive, the list says why, with the mail server’s message under Technical details. A waiting email is retried automatically; Try Again retries it now. If an address was rejected, choose Correct Address, then Try Again. “May have been sent” means we can’t tell: ask the person, or choose Try Again.',
      '“Sent” means the mail server accepted the email. If it bounces later, the notice goes to the sending address, shown at the top of the list. Then choose Wrong Address: the invitation counts as not asked, and nothing more goes there until you correct it on the member list.',
    ],
  },
  {
    title: 'Meetings in your own calendar',
    text: [
      'Choose Calendar Feed in the menu under your name, create a link, and subscribe to it in your calendar app. It updates automatically and shows what your role can see, except announcements, business, and notes. Keep the link private; you can replace or remove it anytime. It stops working when your password, role, or ward changes or your account is deactivated. To save one meeting, open it and choose Add to Calendar (for planners, under More actions).',
    ],
  },
  {
    title: 'Putting the program on people’s phones',
    text: [
      'A ward can publish its program at a short address, such as example.org/p/maple-grove. It needs no account and shows what the printed program does: names, hymns, topics, and announcements, never business, releases, callings, notes, or drafts. You can show initials instead of names; announcements stay as written, so leave out phone numbers you wouldn’t post in the foyer.',
      'The program appears on Saturday at noon, or when you choose, and stays until Sunday is over. Before that, the page says when to come back. A phone that has opened the page can show that Sunday’s program without a connection, with the time it was last updated.',
    ],
    steps: [
      'A ward admin goes to Admin, opens Ward Settings, chooses Publish Program, checks the short name, and chooses Publish Program again. No other ward can use that name unless you change yours.',
      'Save, then choose Print Poster for the foyer. The printed program now has the same QR code at the bottom, or on the back if folded.',
      'To take it down, choose Edit Public Program and turn it off. It’s gone right away. If you turn it back on, the same codes work.',
    ],
  },
];
