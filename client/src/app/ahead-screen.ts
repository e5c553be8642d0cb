import { planningFrom } from '#client/meetings/planning-from.ts';
import { hasSidebar, meetingViewOf, type Section } from '#shared/access/roles.ts';
import type { CapabilitiesReply, SignedInUser } from '#shared/auth/schema.ts';
import { dayIn } from '#shared/calendar/today.ts';
import { meetings } from '#shared/meetings/addresses.ts';
import { callAhead } from '#client/lib/call.ts';
import { quietly } from '#client/lib/lazy-module.ts';
import { save } from '#client/lib/storage.ts';
import { HOME_SECTION } from '#client/lib/token.ts';
import { hasRoomBeside } from '#client/ui/room-beside.ts';
import { SIDEBAR } from './pages.ts';
import { SECTION_PAGES, sectionIn } from './section-pages.ts';

type Person = readonly [user: SignedInUser | null, capabilities: CapabilitiesReply | null];

/** What the dashboard shows depends on the person's capabilities, so those come first. */
export function fetchScreen([user, capabilities]: Person, isDashboard: boolean, search: string): void {
  if (!capabilities || user?.mustChangePassword) return;
  if (hasSidebar(meetingViewOf(capabilities.role)) && hasRoomBeside()) quietly(SIDEBAR.load());
  if (!isDashboard || !capabilities.ward) return;
  const opens = (one: Section) => capabilities.canAccessSections[one] === true;
  save(HOME_SECTION, sectionIn('', opens));
  const section = sectionIn(search, opens);
  quietly(SECTION_PAGES[section].load());
  if (section === 'meetings') void callAhead(meetings.list, { query: { view: 'summary' } });
  if (section === 'planner' || section === 'music')
    void callAhead(meetings.list, {
      query: { from: planningFrom(dayIn(capabilities.ward.timezone, new Date())), view: 'summary' },
    });
}
