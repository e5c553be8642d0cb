import { DEFAULT_SPEAKER_MINUTES } from '#shared/meetings/constants.ts';
import { WARD_DEFAULTS } from '#shared/wards/schema.ts';
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
          'Type your username and password and choose Sign In. You do not have to name your ward: the planner knows it. Whoever gave you the password knows it too, so the planner asks you to choose one of your own.',
          'Biometric, at the bottom of the sidebar or in the menu behind your name, registers this device. From then on Sign In with Biometrics lets you in with your username and your finger, face or PIN; Sign In with a Passkey does the same without the username, where your device remembers it.',
          'You stay signed in on this device for a week after you last used it, and for a month at most. On a device that others use, choose Sign Out when you are done: nothing of the ward stays on it.',
        ],
      },
      {
        title: 'Finding your way',
        picture: 'planner',
        text: [
          'The sidebar shows what your role may open. On a phone it is behind the menu button at the top left.',
          'Sacrament Planner shows the next four Sundays and what they still lack. Meetings lists the next twelve Sundays and every meeting that was held. Everything you see has an address of its own, so the Back button of your browser always works.',
        ],
      },
      {
        title: 'Light or dark',
        text: [
          'The planner follows your device. The sun or moon at the bottom of the sidebar, or in the menu behind your name, changes it.',
        ],
      },
      {
        title: 'A new ward',
        text: [
          'Until each of these steps is done or the first meeting has been held, Getting started on the planner shows them, ticks what is done and leads to the next one.',
        ],
        steps: [
          'A super admin adds the ward under Cross-Ward Admin, and its first admin there or under Admin.',
          'The ward admin signs in, sets the time zone and the meeting time under Admin, Ward settings, and adds the others under Users: planners, music planners, program viewers.',
          'Import your member list in Speaker Management, or add members as you need them.',
          `Drafts for the next ${weeks} Sundays are already there. Choose Plan Meeting on the first one and begin.`,
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
        text: ['Only the date and who conducts are needed to save; everything else can follow later.'],
        steps: [
          'Choose New Meeting, or Plan Meeting on a Sunday that is not planned yet.',
          'Go through the sections in the order of the meeting. Names, hymns and topics are suggested as you type; use the arrow keys and Enter, or the mouse.',
          'Choose Schedule Meeting, or Update Meeting where the Sunday has a draft already. The planner works out how far the meeting is planned.',
        ],
      },
      {
        title: 'Reminding people',
        text: [
          `People to remind, on the planner, lists who speaks and prays within the next ${WARD_DEFAULTS.reminderDays} days. Copy gives you a text to send by phone; Email opens a letter in your own mail program, for members whose address is known. The planner itself sends nothing.`,
          'How many days ahead, and whether emails are offered, is set under Admin, Ward settings.',
        ],
      },
      {
        title: 'Somebody who is not in the members list',
        text: [
          'Type the name. At the end of the list you can add it as a member, or use it once: a visiting speaker does not have to become a member of your ward. Those who conduct or preside must be members of the list.',
        ],
      },
      {
        title: 'Speakers',
        text: [
          `Add Speaker adds a row: who, on what, and for how long (${DEFAULT_SPEAKER_MINUTES} minutes unless you say otherwise). The arrows move a speaker up or down. The bar at the bottom shows how much of the hour is taken; hymns, prayers, business and the sacrament count too.`,
          'A remark under a name never stops you. It tells you that somebody spoke a short time ago, is not available, or has two parts in this meeting.',
        ],
      },
      {
        title: 'What the status means',
        text: [
          'Unplanned: the Sunday has no meeting yet. Needs planning: nothing but the date, or hardly more. Partially planned: some of it is there. Planned: everybody who is needed and the opening, sacrament and closing hymns are chosen. Confirmed: you have said that it is final. Completed: the day has passed.',
          'The planner works the status out by itself. You can choose it yourself, and Mark as Complete counts the meeting as planned although something is missing.',
        ],
      },
      {
        title: 'Fast Sundays, conferences and other kinds of Sunday',
        text: [
          'The first Sunday of a month is fast and testimony meeting and needs no speakers. On the first Sundays of April and October there is General Conference and no sacrament meeting; the fast meeting then moves to the next Sunday, unless your ward admin has chosen otherwise.',
          'Change Kind of Sunday in the dialog for a stake conference, a ward conference, the Primary program or anything special. What a kind hides is kept in case you change back.',
        ],
      },
      {
        title: 'When a date is taken',
        text: [
          'The planner asks before it replaces a meeting. Overwrite Meeting deletes the old one with all its assignments.',
        ],
      },
      {
        title: 'Two people at once',
        text: [
          'A leader and a music planner can save the same meeting in the same minute, and both keep their work. When two leaders change the same part, the second one is shown what the first has changed and chooses whose to keep, field by field.',
          'What you have typed stays in the dialog when a save fails, and is offered again after the page was closed by accident.',
        ],
      },
    ],
  },
];
