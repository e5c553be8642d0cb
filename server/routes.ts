import type { Api } from '#shared/api.ts';
import * as auth from './auth/handlers.ts';
import { anybody, may, signedIn, type Table } from './http/ask.ts';
import * as meetings from './meetings/handlers.ts';
import * as members from './members/handlers.ts';
import * as music from './music/handlers.ts';
import * as pulpit from './pulpit/handlers.ts';
import * as system from './system/handlers.ts';
import * as wards from './wards/handlers.ts';

/** The whole API on one page: who may, and who answers. A call without a row does not compile. */
export const ROUTES: Table<Api> = {
  system: {
    health: anybody(system.health),
    ready: anybody(system.ready),
  },
  auth: {
    login: anybody(auth.login),
    loginPage: anybody(auth.loginPage),
    logout: anybody(auth.logout),
    logoutPage: anybody(auth.logoutPage),
    user: signedIn(auth.user),
    capabilities: signedIn(auth.capabilities),
    demoLogin: anybody(auth.demoLogin),
    signInHelp: anybody(auth.signInHelp),
  },
  wards: {
    listPublic: anybody(wards.listPublic),
  },
  members: {
    list: may('members:read', members.list),
    add: may('members:write', members.add),
    change: may('members:write', members.change),
  },
  meetings: {
    list: may('meetings:read', meetings.list),
    exportHistory: may('tracking:read', meetings.exportHistory),
    read: may('meetings:read', meetings.read),
    schedule: may('meetings:write', meetings.schedule),
    change: may('meetings:write', meetings.change),
    remove: may('meetings:delete', meetings.remove),
    changeMusic: may('music:write', meetings.changeMusic),
    history: may('meetings:write', meetings.history),
    clearSpeakers: may('speakers:write', meetings.clearSpeakers),
    addSpeaker: may('speakers:write', meetings.addSpeaker),
    clearMusic: may('music:write', meetings.clearMusic),
    addMusic: may('music:write', meetings.addMusic),
  },
  music: {
    hymns: may('music:read', music.hymns),
    search: may('music:read', music.search),
    recentUsage: may('music:read', music.recentUsage),
    statistics: may('music:read', music.statistics),
    customHymns: may('music:read', music.customHymns),
    addCustomHymn: may('music:write', music.addCustomHymn),
  },
  pulpit: {
    sheet: may('pulpit:read', pulpit.sheet),
    saveSheet: may('pulpit:write', pulpit.saveSheet),
  },
};
