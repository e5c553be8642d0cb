import { longDate } from '#shared/calendar/format.ts';
import { announcedIn, programHead, programParts, type ProgramLine } from '#shared/meetings/program/program.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import { withoutSigns } from '#shared/music/hymn-text.ts';
import {
  fontFaces,
  fontFiles,
  fontLinks,
  PAGE_COLORS,
  PAGE_GROUND,
  PAPER_FONT,
  safe,
  sourceHash,
} from '#server/http/plain-page.ts';

/** On every program; topics and the theme are in italics. */
const FACES = ['serif', 'serifBold'] as const;
const ALL_FACES = [...FACES, 'serifItalic'] as const;
/** What the page needs besides itself. */
export const PROGRAM_FONTS = fontFiles(ALL_FACES);

const STYLE = `${PAGE_COLORS}${fontFaces({ faces: ALL_FACES, display: 'swap' })}
html{font-size:118.75%}*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:1rem/1.45 ${PAPER_FONT};overflow-wrap:anywhere}
main{max-width:36rem;margin:0 auto;padding:1.5rem 1rem 3rem}p,dl,ul{margin:0}header,.center{text-align:center}header p,.center{text-wrap:balance}
h1{font-size:1.7rem;line-height:1.2;margin:.5rem 0 .25rem}h2{font-size:1.1rem;margin:0 0 .5rem}.small{color:var(--muted);font-size:.85rem}
.theme{font-style:italic;margin-top:.75rem}.what{margin-top:.75rem;font-weight:600}@media(max-width:30rem){.what span{display:block;height:0;overflow:hidden}}section{border-top:1px solid var(--line);margin-top:1.25rem;padding-top:1.25rem}
section>*+*{margin-top:.9rem}dt{color:var(--muted);font-size:.9rem;line-height:1.3}dd{margin:0;font-weight:600}.detail{font-weight:400;font-style:italic}
@media (min-width:30rem){dl>div{display:grid;grid-template-columns:minmax(6.25rem,34%) 1fr;gap:0 1rem;align-items:baseline}}
.alone{font-weight:600;text-align:center}ul{padding-left:1.2rem}li+li{margin-top:.5rem}a{color:var(--link);font-weight:500;text-underline-offset:.15em;text-decoration-thickness:1px}
.offline{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:.6rem .9rem;margin-bottom:1.25rem;font-size:.9rem}footer{margin-top:2rem;text-align:center}
@media print{.offline,footer{display:none}}`;

/** Installs what shows the program without a connection. */
const SCRIPT = `navigator.serviceWorker&&(p=>navigator.serviceWorker.register(p+'/worker.js',{scope:p}).catch(()=>{}))(location.pathname.replace(/\\/$/,''))`;

export const PROGRAM_POLICY = [
  "default-src 'none'",
  `style-src ${sourceHash(STYLE)}`,
  `script-src ${sourceHash(SCRIPT)}`,
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "img-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Where the worker of the page says that it is a copy, and of when. */
export const OFFLINE_MARK = '<!--offline-->';

type Page = { title: string; body: string; path?: string; isIndexed?: boolean };

const page = ({ title, body, path, isIndexed = false }: Page): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
${isIndexed ? '' : '<meta name="robots" content="noindex,nofollow">'}<meta name="theme-color" media="(prefers-color-scheme:light)" content="${PAGE_GROUND.light}"><meta name="theme-color" media="(prefers-color-scheme:dark)" content="${PAGE_GROUND.dark}">
${path ? `<link rel="manifest" href="${path}/manifest.webmanifest"><link rel="icon" href="/icon.svg"><link rel="apple-touch-icon" href="/apple-touch-icon.png">` : '<link rel="icon" href="data:,">'}
${fontLinks(FACES)}<title>${safe(title)}</title><style>${STYLE}</style></head>
<body><main>${OFFLINE_MARK}${body}</main>${path ? `<script>${SCRIPT}</script>` : ''}</body></html>
`;

/** Every name without a program gets this: one that never was, and one that was withdrawn. */
export const noProgramPage = (): string =>
  page({
    title: 'Sacrament meeting program',
    body: '<header><h1>There’s no program here</h1><p>Check the address, or ask someone in your ward.</p></header>',
  });

export const programMessage = (message: string): string =>
  page({
    title: 'Sacrament meeting program',
    body: `<header><h1>Please try again</h1><p>${safe(message)}</p></header>`,
  });

type Ward = {
  name: string;
  stake: string | null;
  meetingTime: string;
  programTheme: string | null;
};
type Published = { ward: Ward; path: string; isIndexed: boolean; hasHymnLinks: boolean };

const HYMN = /^#(\d+) (.+)$/u;
/** The Church's own search finds a hymn in every hymnbook; the addresses of single hymns follow no rule. */
const hymnLink = (number: string, title: string) =>
  `https://www.churchofjesuschrist.org/search?lang=eng&query=${encodeURIComponent(`Hymn ${number} ${title}`)}`;

function lineText(text: string, hasHymnLinks: boolean): string {
  const [, number, title] = hasHymnLinks ? (HYMN.exec(text) ?? []) : [];
  const shown = safe(withoutSigns(text));
  return number && title ? `<a href="${safe(hymnLink(number, title))}" rel="noreferrer">${shown}</a>` : shown;
}

/** What is done on the left, who does it on the right; on a phone, below it. */
function part(lines: readonly ProgramLine[], hasHymnLinks: boolean): string {
  const rows = lines.map(({ label, text, detail }) => {
    if (text === '') return `<p class="alone">${safe(label)}</p>`;
    const more = detail ? `<div class="detail">${safe(detail)}</div>` : '';
    return `<dl><div><dt>${safe(label)}</dt><dd>${lineText(text, hasHymnLinks)}${more}</dd></div></dl>`;
  });
  return `<section>${rows.join('')}</section>`;
}

const whose = ({ name, stake }: Ward): string =>
  `<h1>${safe(name)}</h1>${stake?.trim() ? `<p>${safe(stake.trim())}</p>` : ''}`;

/** 'March 1' and '9:00 AM' stay on one line. */
const unbroken = (time: string): string => safe(time).replace(/ (?=\d|[AP]M\b)/gu, '&nbsp;');

/** The day, and the hour below it. */
const dayAndTime = (date: string, ...time: string[]): string =>
  [longDate(date), ...time].map((one) => `<p>${unbroken(one)}</p>`).join('');

/** What the printed program says, from the same source. */
export function programPage(meeting: MeetingRow, { ward, path, isIndexed, hasHymnLinks }: Published): string {
  const { church, meeting: what, theme } = programHead(meeting, ward);
  const announced = announcedIn(meeting).map((text) => `<li>${safe(text)}</li>`);
  const news = announced.length > 0 ? `<section><h2>Announcements</h2><ul>${announced.join('')}</ul></section>` : '';
  return page({
    title: `${ward.name} · ${longDate(meeting.date)}`,
    path,
    isIndexed,
    body: `<header><p class="small">${safe(church).replace('Jesus Christ', 'Jesus&nbsp;Christ')}</p>${whose(ward)}<p class="what">${safe(what).replaceAll(' · ', '<span> · </span>')}</p>${dayAndTime(meeting.date, ward.meetingTime)}${
      theme ? `<p class="theme">${safe(theme)}</p>` : ''
    }</header>${programParts(meeting)
      .map(({ lines }) => part(lines, hasHymnLinks))
      .join('')}${news}`,
  });
}

/** A Sunday whose program isn't shown yet, and whether the ward meets at its own time then. */
type Waiting = { sunday: string; isHeld: boolean };

const waitingPage = (words: string, { sunday, isHeld }: Waiting, { ward, path, isIndexed }: Published): string => {
  const when = isHeld ? dayAndTime(sunday, ward.meetingTime) : dayAndTime(sunday);
  return page({
    title: `${ward.name} · Sacrament meeting`,
    path,
    isIndexed,
    body: `<header>${whose(ward)}<p class="what">Sacrament Meeting</p>${when}</header><section><p class="center">${unbroken(words)}</p></section>`,
  });
};

export const closedPage = (opens: string, waiting: Waiting, ward: Published): string =>
  waitingPage(`The program will be here on ${opens}.`, waiting, ward);

export const notReadyPage = (waiting: Waiting, ward: Published): string =>
  waitingPage('The program isn’t ready yet. Please check back.', waiting, ward);
