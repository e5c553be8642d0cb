import { longDate } from '#shared/calendar/format.ts';
import { WORD_MAX } from '#shared/invitations/limits.ts';
import { inMeeting, questionTo } from '#shared/invitations/words.ts';
import { awayInWords, type AwayDates } from '#shared/members/away.ts';
import { talkMinutes } from '#shared/meetings/rules.ts';
import { fontFaces, fontLinks, PAGE_COLORS, PAPER_FONT, safe, sourceHash } from '#server/http/plain-page.ts';
import type { Asked } from './answers.ts';

const FACES = ['sans', 'serifBold'] as const;

const STYLE = `${PAGE_COLORS}${fontFaces({ faces: FACES, display: 'optional' })}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:18px/1.5 Inter,system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:34rem;margin:0 auto;padding:1.75rem 1rem 3rem}h1{font-family:${PAPER_FONT};font-size:1.5rem;line-height:1.25;margin:0}p{margin:0 0 .75rem}h1+p{margin-top:.75rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:.75rem 1rem;margin:.75rem 0}.small{color:var(--muted);font-size:1rem}
dl{margin:0;display:grid;gap:.3rem}dl>div{display:grid;grid-template-columns:4.25rem 1fr;gap:.75rem;align-items:baseline}dt{color:var(--muted);font-size:1rem}dd{margin:0;font-weight:600}
label{display:block;margin:0 0 .35rem}textarea,input{width:100%;min-height:52px;padding:.75rem;font:inherit;color:inherit;background:var(--card);border:1px solid var(--input);border-radius:8px}
button,.button{display:block;width:100%;min-height:52px;margin-top:.6rem;padding:.6rem 1rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;border-radius:8px;border:1px solid var(--input);background:var(--card);color:var(--text);cursor:pointer}
a.button{display:flex;align-items:center;justify-content:center;margin:1rem 0 1.25rem}.none{display:none}.yes{background:var(--primary);border-color:var(--primary);color:var(--on)}button.quiet{border-color:transparent;background:none;color:var(--link)}a{color:var(--link)}:focus-visible{outline:3px solid var(--link);outline-offset:2px}
textarea{min-height:52px;field-sizing:content}details{margin-top:.6rem;border-top:1px solid var(--line)}summary{display:flex;align-items:center;gap:.6rem;min-height:52px;margin-top:.3rem;color:var(--link);cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}
summary::before{content:"";flex:none;width:.45rem;height:.45rem;margin:0 .15rem;border:solid;border-width:0 2px 2px 0;transform:rotate(-45deg)}[open]>summary::before{transform:rotate(45deg)}input{margin-bottom:.75rem}.small.end{margin-top:1.5rem;padding-top:1rem;border-top:1px solid var(--line)}
.accepted,.declined,.error{margin-top:.75rem;padding:.6rem .9rem;border:1px solid var(--line);border-left:4px solid;border-radius:8px;background:var(--card);font-weight:600}.accepted{color:var(--good)}.declined{border-left-color:var(--muted)}.error{color:var(--bad)}`;

/** The page runs nothing, loads nothing but its letters, and sends its form nowhere else. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${sourceHash(STYLE)}`,
  "font-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow"><link rel="icon" href="data:,">${fontLinks(FACES)}<title>${safe(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>
`;

/** Every invalid link gets this: one that never existed, one that has ended, and one that was withdrawn. */
export const noInvitationPage = (): string =>
  page(
    'Sacrament meeting',
    '<h1>This link isn’t active</h1><p>The date may have passed, the assignment may have changed, or you may have a newer invitation. If you don’t, ask the person who invited you.</p>',
  );

export const messagePage = (message: string): string =>
  page('Sacrament meeting', `<h1>Please try again</h1><p>${safe(message)}</p>`);

type Settings = { meetingTime: string; defaultTalkLength: number };
/** The days that the page may ask for with a no. */
type AwayAsked = { isAsked: boolean; today: string; given: AwayDates | null };
export type Typed = { word: string; from: string; to: string; error: string };

const facts = ({ ward, meeting, assignment }: Asked, { meetingTime, defaultTalkLength }: Settings): string => {
  const minutes = assignment.kind === 'speaker' ? `About ${talkMinutes(assignment, defaultTalkLength)} minutes` : null;
  const rows: [string, string | null][] = [
    ['When', `${longDate(meeting.date)}, ${meetingTime}`],
    ['Where', ward.meetingAddress],
    ['Topic', assignment.topic],
    ['Length', minutes],
  ];
  return rows.map(([label, value]) => (value ? `<div><dt>${label}</dt><dd>${safe(value)}</dd></div>` : '')).join('');
};

const ANSWERED = {
  accepted: '<p class="accepted" role="status">Thank you! You said yes.</p>',
  declined:
    '<p class="declined" role="status">You said you can’t make it this time. Thank you for letting us know.</p>',
};

/** Enter in a date presses the form's first button, which would be a yes. This one does nothing outside a dialog. */
const NO_ENTER = '<button class="none" formmethod="dialog" tabindex="-1" aria-hidden="true"></button>';
const button = (answer: 'yes' | 'no' | 'not away', words: string, look?: 'yes' | 'quiet'): string =>
  `<button${look ? ` class="${look}"` : ''} name="answer" value="${answer}">${words}</button>`;

/** The answer that was given is kept with a new note; the other one changes it. */
function buttons(state: string): string {
  if (state === 'accepted') return button('yes', 'Save Note') + button('no', 'I can’t after all', 'quiet');
  if (state === 'declined') return button('yes', 'Yes, I can after all', 'yes') + button('no', 'Save Note');
  return button('yes', 'Yes, I’d be happy to', 'yes') + button('no', 'I can’t this time');
}

/** Only someone who will be there needs the day in a calendar. */
const calendarLink = (state: string, secretPath: string): string =>
  state === 'accepted' ? `<a class="button yes" href="${secretPath}/invitation.ics">Add to Calendar</a>` : '';

/** Opened by those who can't come for longer than one Sunday. */
function awayFields({ isAsked, today, given }: AwayAsked, typed?: Typed): string {
  if (!isAsked) return '';
  const { from = '', to = '' } = typed ?? given ?? {};
  // What was given may have begun by now.
  const first = given && given.from < today ? given.from : today;
  const field = (name: string, day: string) =>
    `<input type="date" id="${name}" name="${name}" min="${first}" value="${safe(day)}">`;
  const summary = given ? `You’re away ${safe(awayInWords(given, today))}. Change dates` : 'Away longer? Tell us when';
  const save = given
    ? button('no', 'Save Dates') + button('not away', 'I’m not away', 'quiet')
    : button('no', 'No, I’ll be away');
  return `<details${typed?.from || typed?.to ? ' open' : ''}><summary>${summary}</summary><label for="from">First day away <span class="small">(optional)</span></label>${field('from', from)}<label for="to">Last day away</label>${field('to', to)}${save}</details>`;
}

/** One assignment and nothing else of the meeting: who is asked to do what, when, and the answer. */
export function invitationPage(
  asked: Asked,
  settings: Settings & { away: AwayAsked },
  secretPath: string,
  typed?: Typed,
): string {
  const { ward, assignment } = asked;
  const { name, invitation } = assignment;
  const { state = 'not_asked', word } = invitation ?? {};
  const answered = state === 'accepted' || state === 'declined' ? ANSWERED[state] : '';
  const error = typed ? `<p class="error" role="alert" id="error">${safe(typed.error)}</p>` : '';
  const note = typed?.word ?? (answered === '' ? '' : (word ?? ''));
  return page(
    'Sacrament meeting invitation',
    `<p class="small">${safe(ward.name)}</p><h1>${safe(questionTo(name, inMeeting(assignment)))}</h1>
${answered}<section class="card"><dl>${facts(asked, settings)}</dl></section>
${calendarLink(state, secretPath)}
<form method="post" action="${secretPath}">${NO_ENTER}${error}<label for="word">Add a note <span class="small">(optional)</span></label>
<textarea id="word" name="word" rows="1" maxlength="${WORD_MAX}"${typed ? ' aria-describedby="error"' : ''}>${safe(note)}</textarea>
${buttons(state)}
${state === 'accepted' && !typed ? '' : awayFields(settings.away, typed)}</form>
<p class="small end">Only you and the people planning the meeting can see your answer. You can change it until the meeting.</p>`,
  );
}
