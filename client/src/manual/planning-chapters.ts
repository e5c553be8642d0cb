import { DEFAULT_SPEAKER_MINUTES, TALKS_NEAR_DAYS } from '#shared/meetings/limits.ts';
import { WARD_DEFAULTS } from '#shared/wards/limits.ts';
import { ASKING_ENTRIES } from './asking-entries.ts';
import type { Chapter } from './entry.ts';

const weeks = WARD_DEFAULTS.planningHorizonWeeks;

export const PLANNING_CHAPTERS: readonly Chapter[] = [
  {
    id: 'getting-started',
    title: 'Getting Started',
    entries: [
      {
        title: 'Signing in',
        text: [
          'Enter your username and password and choose Sign In. You don’t need to enter your ward. The first time you sign in, you’ll be asked to set your own password.',
          'To skip the password next time, choose Biometric at the bottom of the sidebar and add this device. After that you can sign in with your fingerprint, face, or PIN. If you signed in a while ago, you’ll be asked for your password first. You can have up to 20 devices. If an admin resets your password or changes your role or ward, your devices are removed. Add them again after you sign in.',
          'You stay signed in for up to a month, as long as you use the planner on this device at least once a week. On a shared device, choose Sign Out when you’re done; no ward data stays on the device. That signs you out in every tab, and asks first if another tab has unsaved changes. You can also sign out offline. It takes full effect once you’re back online.',
        ],
      },
      {
        title: 'Finding your way',
        picture: 'planner',
        text: [
          'The sidebar shows the pages your role can use. On a phone, tap the menu button at the top left.',
          'Sacrament Planner shows the next four Sundays and what’s still missing. Meetings lists the next twelve Sundays and past meetings. Choose To Plan to see only the Sundays that still need planning. To see all of a meeting’s hymns, point to its music or tap it. Every page has its own link, and your browser’s Back button always works.',
        ],
      },
      {
        title: 'Light or dark mode',
        text: [
          'The planner matches your device. To change it, use the sun or moon at the bottom of the sidebar or in the menu under your name.',
        ],
      },
      {
        title: 'Setting up a new ward',
        text: [
          'Until setup is complete or the first meeting has been held, the Getting Started card on the planner tracks your progress and takes you to the next step. If your computer shows another time than the ward’s time zone, it says so.',
        ],
        steps: [
          'A super admin adds the ward and its first admin in Cross-Ward Admin.',
          'The ward admin signs in, sets the time zone and meeting time in Admin under Ward Settings, and adds planners, music planners, and program viewers under Users.',
          'Import your member list in Speaker Management, or add members as you need them.',
          `Drafts for the next ${weeks} Sundays are already there. Choose Plan Meeting on the first one to get started.`,
        ],
      },
    ],
  },
  {
    id: 'meeting-planning',
    title: 'Meeting Planning',
    entries: [
      {
        title: 'Planning a Sunday',
        picture: 'dialog',
        text: ['You only need a date and a conducting member to save. Everything else can come later.'],
        steps: [
          'Choose New Meeting, or Plan Meeting on an unplanned Sunday.',
          'Work through the sections in order. Names, hymns, and topics are suggested as you type; use the arrow keys and Enter, or the mouse. An empty speaker or prayer field first suggests people whose turn it is, and each name says when that person last spoke or prayed. For a prayer, the bishopric, the stake presidency, and those who play or lead the music come last. An empty hymn field first suggests what fits that Sunday. If you type only part of a member’s name, choose the person from the list, or choose to use what you typed for this meeting only.',
          'Choose Schedule Meeting, or Update Meeting if the Sunday already has a draft. The status updates automatically.',
        ],
      },
      {
        title: 'The meeting’s page',
        text: [
          'Choose a Sunday’s date, or View Details, to see the whole meeting from beginning to end. If you plan meetings, select any line to change it there: a name, a hymn, a speaker with topic and minutes, or a block of text. It’s saved right away, and Undo takes it back. Use the arrow keys to move between lines and Enter to change one; in a longer text field, Ctrl+Enter saves.',
        ],
      },
      {
        title: 'Plan several Sundays at once',
        picture: 'grid',
        text: [
          'Choose Grid at the top of Sacrament Planner. Each row is a Sunday, and each column is a part of the meeting. Choose how many Sundays to show; Show Earlier Sundays adds past ones. Choose People or Music to see only those columns, so nothing is off screen; All brings back the rest. A dot marks what’s still missing, and a warning sign means there’s something to consider. Point to the cell, or move to it, to read what it says. A small icon after a name shows that the person was asked, accepted, or declined; point to it, or tap it, to see more or change it. Choose Print to print the whole grid. On a phone, the Sundays are listed in a single column.',
          'Select a cell to change it, or just start typing. An empty cell for a speaker or a prayer lists whom to ask first. Each change is saved right away. If a cell can’t be saved, it’s marked: select it to see why. Your changes stay on this device until they’re saved, even if you lose the connection or close the page. If someone else changed the same cell, you choose which version to keep.',
          'On the keyboard: arrow keys move between cells, Enter saves, Tab saves and goes to the next cell, Esc cancels, and Delete clears a cell. After you’ve entered something, Tab keeps going from cell to cell until you press Esc or an arrow key, or click elsewhere; otherwise, it leaves the grid. Press Space to see whether the person was asked, or to mark an answer. Ctrl+Z undoes your last change, and so does Undo.',
          'To move a speaker or a prayer to another Sunday or another place, drag it there, or press Ctrl+X, go to the other cell, and press Ctrl+V. On a touch screen, tap it and choose Move to…. If someone already has that assignment, the two people trade places. If that Sunday has passed or usually has no speakers, or anyone being moved has been asked or has said yes, you’ll be asked to confirm first.',
          'To reuse what doesn’t change from week to week, choose Copy From… in the menu next to a date, which appears when you point to the row. You can copy who conducts, presides, plays the organ, and leads the music, as well as the announcements. Only what’s still empty is checked to begin with, except the announcements; a choice that would replace someone says who.',
        ],
      },
      {
        title: 'Rotation and repeating announcements',
        text: [
          'In the grid, choose Rotation & Announcements, then Edit Rotation…, to set who conducts, plays the organ, and leads the music, and when: a different person each month, by Sunday of the month, or a different person each Sunday. The list always starts with the current turn. Ward admins also find it under Ward Settings.',
          'Empty cells then show whose turn it is, and that person comes first in the list. Fill from Rotation fills the empty cells of the upcoming Sundays shown; Undo takes that back in one step. A new meeting starts with the people whose turn it is. If you choose someone else, your choice is kept.',
          'Repeating Announcements… is for announcements that repeat every Sunday through a date you choose. They appear below each Sunday’s own announcements, in the program, and on the pulpit sheets. To change or end one, edit it there; past Sundays stay as they were.',
        ],
      },
      {
        title: 'Templates for each type of Sunday',
        text: [
          'A template keeps what Sundays of one type, such as a ward conference, usually have: talks with their minutes, announcements, stake and ward business, and notes. For a talk, you can also enter a topic and a word for the speaker, such as Youth speaker. In the grid, choose Rotation & Announcements, then Templates…; ward admins also find it under Ward Settings. Or start from a meeting that’s already planned: choose Save as Template… in its menu, and check what to keep.',
          'A new meeting of that type starts with its template. A talk no one has been assigned yet isn’t saved; once you choose a speaker, the topic is filled in. If you change the meeting type, or edit a draft, Fill from Template under the type adds what’s still missing, and nothing you wrote is replaced. In the grid, Copy From… offers the template, too. Changing a template doesn’t change any meeting.',
        ],
      },
      {
        title: 'Someone who isn’t on the member list',
        text: [
          'Type the name. At the end of the list you can add the person as a member or use the name for this meeting only, so you don’t have to add a visiting speaker to your member list. A name that isn’t on the list is marked under its field. The people presiding and conducting must be on the list.',
        ],
      },
      {
        title: 'Speakers',
        text: [
          `Add Speaker adds a row for the name, topic, and length (${DEFAULT_SPEAKER_MINUTES} minutes unless you change it), and lists whom to ask. Use the arrows to move a speaker up or down. The bar at the bottom shows how much of the hour is filled, including hymns, prayers, business, and the sacrament, and how many minutes it’s over. On a wide screen, it also says how many minutes are for talks and how many for everything else.`,
          `Notes under a name are only reminders: the person spoke recently, isn’t available, or has another assignment in this meeting. They never stop you from saving. On the planner, Needs Attention also names anyone who is to speak twice within ${TALKS_NEAR_DAYS} days.`,
        ],
      },
      {
        title: 'A musical number and who performs it',
        text: [
          'Enter the title as the special number. A Performed by field then appears. Choose a member or type a name, such as the ward choir or the Lee family. You can invite and remind the performer just like a speaker. You can also change it on the meeting’s page, and in the grid in the column after the number. A new title entered there or in Music has no performer until you add one.',
        ],
      },
      ...ASKING_ENTRIES,
      {
        title: 'What the status means',
        text: [
          'Unplanned: the Sunday has no meeting yet. Needs planning: only a date so far, or filled in from the grid with no one conducting yet. Partially planned: partly filled in. Planned: everyone needed is assigned, and the opening, sacrament, and closing hymns are chosen. Confirmed: you’ve marked it as final. Completed: the meeting has been held.',
          'The status updates automatically, but you can also choose it yourself. Mark as Complete treats the meeting as fully planned even if something is missing.',
        ],
      },
      {
        title: 'After the meeting',
        text: [
          'For a week, starting Sunday at noon or at the end of a later meeting, the planner asks whether that Sunday went as planned; from Monday on, the question names the date. Choose Yes, or choose Change… and correct who spoke or prayed and what was sung. Talks, prayers, and hymns are counted from what you save, so the planner suggests the right people next time.',
          'If someone who declined is still on the plan, you’ll see their name: check it if they participated after all. Yes removes those you don’t check, and their talks and musical numbers. After Change…, they stay on the plan but aren’t counted; if they did participate, change the icon next to their name on the meeting’s page.',
          'If your ward counts attendance (Admin, Ward Settings), type the number first. Only admins and planners can see it: on the meeting’s page, where you can correct it, in Talk Tracking, and in the exported meeting history.',
        ],
      },
      {
        title: 'Fast Sundays, conferences, and other meeting types',
        text: [
          'The first Sunday of the month is fast Sunday. Fast and testimony meeting has no assigned speakers. When general conference falls on the first Sunday in April or October, there’s no sacrament meeting, and fast Sunday moves to the next Sunday unless your ward admin has chosen otherwise.',
          'For stake conference, ward conference, the Primary program, or another special meeting, change Meeting type when you edit the meeting. If something you entered disappears, switch back before saving and it returns.',
        ],
      },
      {
        title: 'When a date is taken',
        text: [
          'You’ll be asked before a meeting is replaced, and told whether anyone in it has been asked or has said yes. Overwrite Meeting deletes the old meeting and all its assignments. If someone saves the old meeting in the meantime, you’ll be asked again.',
        ],
      },
      {
        title: 'Two people at once',
        text: [
          'An admin or planner can edit a meeting at the same time as a music planner, and both keep their work. If two people change the same field, the second one sees both versions and chooses which to keep.',
          'If a save fails, your changes stay in the dialog. They’re also restored if the page closes.',
        ],
      },
    ],
  },
];
