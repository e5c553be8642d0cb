import { idInPath, PATHS, sectionOfTab } from '#client/paths.ts';
import { auth } from '#shared/auth/addresses.ts';
import { meetings } from '#shared/meetings/addresses.ts';
import { callAhead } from '#client/lib/call.ts';
import { quietly } from '#client/lib/lazy-module.ts';
import { load } from '#client/lib/storage.ts';
import { painted } from '#client/ui/painted.ts';
import { styleLoaded } from '#client/ui/style-loaded.ts';
import { HOME_SECTION } from '#client/lib/token.ts';
import { APP, HOME_PAGES, MEETING_PAGE, PULPIT_VIEW } from './pages.ts';

/** `/meeting/7` and `/meeting/7/pulpit` */
const MEETING = new RegExp(`^${PATHS.meeting.replace(':id', '(\\d+)')}(/pulpit)?$`);

/** A browser's first date in words takes a phone a tenth of a second: made while the answers are under way, it stops no screen. */
const openLanguage = () => void new Intl.DateTimeFormat('en-US');

/** The lines of a meeting come in it: asked for only once they are there, it would wrap them again. */
const askForPaperType = () => quietly(document.fonts.load('1em "Source Serif 4"'));

/** Fetches everything the first screen of a signed-in person needs, in parallel. */
export function fetchAhead(): void {
  const { pathname, search } = window.location;
  quietly(APP.load());
  void painted().then(openLanguage);
  const isDashboard = pathname === PATHS.dashboard || pathname === PATHS.login;
  const person = Promise.all([callAhead(auth.user), callAhead(auth.capabilities)]);
  if (isDashboard) {
    const likely = sectionOfTab(new URLSearchParams(search).get('tab')) ?? load(HOME_SECTION);
    for (const [section, page] of Object.entries(HOME_PAGES))
      if (section === likely) void painted().then(() => quietly(page.load()));
  }
  // What roles may open is not needed to sign in, so it comes with the answers instead of in the first script.
  quietly(import('./ahead-screen.ts').then(async ({ fetchScreen }) => fetchScreen(await person, isDashboard, search)));
  const [, text = '', pulpit] = MEETING.exec(pathname) ?? [];
  const id = idInPath(text);
  if (id === null) return;
  void callAhead(meetings.read, { params: { id } });
  if (!pulpit) void styleLoaded.then(askForPaperType);
  quietly(pulpit ? PULPIT_VIEW.load() : MEETING_PAGE.load());
}
