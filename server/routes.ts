import type { Api } from '#shared/api.ts';
import * as audit from './audit/handlers.ts';
import * as auth from './auth/handlers.ts';
import {
  across,
  anybody,
  kept,
  may,
  saves,
  savesOnce,
  signedIn,
  signedInAnyhow,
  unasked,
  type RouteTable,
} from './access/request.ts';
import * as feeds from './feeds/handlers.ts';
import * as imports from './imports/handlers.ts';
import * as invitations from './invitations/handlers.ts';
import * as mail from './mail/handlers.ts';
import * as meetings from './meetings/handlers.ts';
import * as members from './members/handlers.ts';
import * as music from './music/handlers.ts';
import * as passkeys from './passkeys/handlers.ts';
import * as pulpit from './pulpit/handlers.ts';
import * as standing from './standing/handlers.ts';
import * as system from './system/handlers.ts';
import * as tracking from './tracking/handlers.ts';
import * as users from './users/handlers.ts';
import * as wards from './wards/handlers.ts';

/** The whole API on one page: who may, and who answers. A call without a row does not compile. */
export const ROUTES: RouteTable<Api> = {
  system: {
    health: anybody(system.health),
    ready: anybody(system.ready),
  },
  auth: {
    login: anybody(auth.login),
    loginPage: anybody(auth.loginPage),
    logout: anybody(auth.logout),
    logoutPage: anybody(auth.logoutPage),
    user: signedInAnyhow(auth.user),
    capabilities: signedInAnyhow(auth.capabilities),
    demoLogin: anybody(auth.demoLogin),
    resetPassword: savesOnce(signedInAnyhow(auth.resetPassword)),
    confirm: signedIn(auth.confirm),
    enterByLink: anybody(auth.enterByLink),
    signInHelp: anybody(auth.signInHelp),
  },
  passkeys: {
    list: signedIn(passkeys.list),
    beginRegistration: signedIn(passkeys.beginRegistration),
    finishRegistration: savesOnce(signedIn(passkeys.finishRegistration)),
    beginAuthentication: anybody(passkeys.beginAuthentication),
    finishAuthentication: anybody(passkeys.finishAuthentication),
    remove: savesOnce(signedIn(passkeys.remove)),
  },
  users: {
    list: may('users:manage', users.list),
    add: saves(may('users:manage', users.add)),
    change: savesOnce(across('users:manage', users.change)),
    remove: savesOnce(across('users:manage', users.remove)),
    deactivate: savesOnce(across('users:manage', users.deactivate)),
    reactivate: savesOnce(across('users:manage', users.reactivate)),
    resetPassword: savesOnce(across('users:manage', users.resetPassword)),
    removePasskeys: savesOnce(across('users:manage', users.removePasskeys)),
    makeLink: across('users:manage', users.makeLink),
    listCrossWard: across('wards:manage', users.listCrossWard),
    countCrossWard: across('wards:manage', users.countCrossWard),
    addCrossWard: saves(across('wards:manage', users.addCrossWard)),
    changeRole: savesOnce(across('wards:manage', users.changeRole)),
  },
  wards: {
    listPublic: anybody(wards.listPublic),
    list: across('wards:manage', wards.list),
    count: across('wards:manage', wards.count),
    add: saves(across('wards:manage', wards.add)),
    change: saves(across('wards:manage', wards.change)),
    config: kept(may('ward:configure', wards.config)),
    changeConfig: saves(may('ward:configure', wards.changeConfig)),
    revision: unasked(kept(may('meetings:read', wards.revision))),
  },
  audit: {
    list: may('users:manage', audit.list),
    exportEvents: may('users:manage', audit.exportEvents),
  },
  members: {
    list: kept(may('members:read', members.list)),
    add: saves(may('members:write', members.add)),
    assignments: kept(may('members:read', members.assignments)),
    change: saves(may('members:write', members.change)),
  },
  imports: {
    members: savesOnce(may('members:import', imports.members)),
    list: may('members:import', imports.list),
    undo: saves(may('members:import', imports.undo)),
    template: may('members:import', imports.template),
    exportMembers: may('members:import', imports.exportMembers),
  },
  tracking: {
    talks: kept(may('tracking:read', tracking.talks)),
    stats: kept(may('tracking:read', tracking.stats)),
    recentAndUpcoming: kept(may('tracking:read', tracking.recentAndUpcoming)),
    speakers: kept(may('tracking:read', tracking.speakers)),
    topics: kept(may('tracking:read', tracking.topics)),
    prayers: kept(may('tracking:read', tracking.prayers)),
    suggestedSpeakers: kept(may('tracking:read', tracking.suggestedSpeakers)),
  },
  meetings: {
    list: kept(may('meetings:read', meetings.list)),
    exportHistory: may('tracking:read', meetings.exportHistory),
    read: kept(may('meetings:read', meetings.read)),
    schedule: saves(may('meetings:write', meetings.schedule)),
    change: saves(may('meetings:write', meetings.change)),
    remove: saves(may('meetings:delete', meetings.remove)),
    changeMusic: saves(may('music:write', meetings.changeMusic)),
    open: saves(may('music:write', meetings.open)),
    swap: saves(may('meetings:write', meetings.swap)),
    history: kept(may('meetings:write', meetings.history)),
    clearSpeakers: saves(may('speakers:write', meetings.clearSpeakers)),
    addSpeaker: saves(may('speakers:write', meetings.addSpeaker)),
    clearMusic: saves(may('music:write', meetings.clearMusic)),
    addMusic: saves(may('music:write', meetings.addMusic)),
  },
  invitations: {
    write: may('meetings:write', invitations.write),
    mark: saves(may('meetings:write', invitations.mark)),
    send: saves(may('meetings:write', invitations.send)),
  },
  feeds: {
    status: signedIn(feeds.status),
    make: may('meetings:read', feeds.make),
    remove: signedIn(feeds.remove),
    read: anybody(feeds.read),
  },
  mail: {
    status: may('meetings:write', mail.status),
    list: may('meetings:write', mail.list),
    retry: saves(may('meetings:write', mail.retry)),
    markAddress: saves(may('meetings:write', mail.markAddress)),
    test: may('ward:configure', mail.test),
  },
  music: {
    hymns: kept(may('music:read', music.hymns)),
    search: kept(may('music:read', music.search)),
    recentUsage: kept(may('music:read', music.recentUsage)),
    statistics: kept(may('music:read', music.statistics)),
    lastSung: kept(may('music:read', music.lastSung)),
    customHymns: kept(may('music:read', music.customHymns)),
    addCustomHymn: saves(may('music:write', music.addCustomHymn)),
  },
  pulpit: {
    sheet: kept(may('pulpit:read', pulpit.sheet)),
    saveSheet: saves(may('pulpit:write', pulpit.saveSheet)),
    generateScript: may('pulpit:generate', pulpit.generateScript),
  },
  standing: {
    read: kept(may('meetings:write', standing.read)),
    change: saves(may('meetings:write', standing.change)),
  },
};
