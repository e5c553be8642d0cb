// Wall: the first script knows these without the sections and roles that the dashboard depends on.
import { lazyModule } from '#client/lib/lazy-module.ts';

export const LOGIN_PAGE = lazyModule(() => import('#client/auth/login-page.tsx'));
export const SOMEONE_HERE_PAGE = lazyModule(() => import('#client/auth/someone-here-page.tsx'));
export const NO_WARD_PAGE = lazyModule(() => import('./no-ward-page.tsx'));
export const SIDEBAR = lazyModule(() => import('./sidebar.tsx'));
export const APP = lazyModule(() => import('./app.tsx'));
export const MEETING_PAGE = lazyModule(() => import('#client/meetings/detail/meeting-page.tsx'));
export const PULPIT_VIEW = lazyModule(() => import('#client/pulpit/stand/pulpit-view.tsx'));
export const OFFLINE_HOME = lazyModule(() => import('./offline-home.tsx'));

/** The screens that people begin with. */
export const HOME_PAGES = {
  planner: lazyModule(() => import('#client/planner/planner-page.tsx')),
  meetings: lazyModule(() => import('#client/meetings/list/meetings-page.tsx')),
  music: lazyModule(() => import('#client/music/music-page.tsx')),
} as const;
