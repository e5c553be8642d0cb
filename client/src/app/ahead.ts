import { planningFrom } from '#client/meetings/planning-from.ts';
import { idInPath, PATHS } from '#client/paths.ts';
import { APP, MEETING_PAGE, PULPIT_VIEW, SECTION_PAGES, sectionIn } from './section-pages.ts';
import { hasSidebar, meetingViewOf } from '#shared/access/roles.ts';
import { auth } from '#shared/auth/addresses.ts';
import { dayIn } from '#shared/calendar/today.ts';
import { meetings } from '#shared/meetings/addresses.ts';
import { callAhead } from '#client/lib/call.ts';

/** `/meeting/7` and `/meeting/7/pulpit` */
const MEETING = new RegExp(`^${PATHS.meeting.replace(':id', '(\\d+)')}(/pulpit)?$`);

/** A module that fails to load is reported where it is needed. */
const quietly = (part: Promise<unknown>): void => void part.catch(() => undefined);

/** What the dashboard shows depends on the person's capabilities, so those come first. */
async function fetchScreen(isDashboard: boolean, search: string): Promise<void> {
  const [user, capabilities] = await Promise.all([callAhead(auth.user), callAhead(auth.capabilities)]);
  if (!capabilities || user?.mustChangePassword) return;
  if (hasSidebar(meetingViewOf(capabilities.role))) quietly(import('./sidebar.tsx'));
  if (!isDashboard || !capabilities.ward) return;
  const section = sectionIn(search, (one) => capabilities.canAccessSections[one] === true);
  quietly(SECTION_PAGES[section].fetch());
  if (section === 'meetings') void callAhead(meetings.list, { query: { view: 'summary' } });
  if (section === 'planner')
    void callAhead(meetings.list, {
      query: { from: planningFrom(dayIn(capabilities.ward.timezone, new Date())), view: 'summary' },
    });
}

/** Fetches everything the first screen of a signed-in person needs, in parallel. */
export function fetchAhead(): void {
  const { pathname, search } = window.location;
  quietly(APP.fetch());
  void fetchScreen(pathname === PATHS.dashboard || pathname === PATHS.login, search);
  const [, text = '', pulpit] = MEETING.exec(pathname) ?? [];
  const id = idInPath(text);
  if (id === null) return;
  void callAhead(meetings.read, { params: { id } });
  quietly(pulpit ? PULPIT_VIEW.fetch() : MEETING_PAGE.fetch());
}
