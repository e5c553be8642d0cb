import type { Api } from '#shared/api.ts';
import type { Loose } from './api.ts';
import type { ExampleIds } from './example-place.ts';

export type Example = {
  input: (place: ExampleIds) => Loose;
  /** Where `wardId` goes; null for calls that are about no ward. */
  ward: 'query' | 'body' | null;
  /** The answer when the ids are those of another ward. */
  foreign?: 400 | 404;
};
type Examples = { [F in keyof Api]: { [K in keyof Api[F]]: Example } };

const none: Example = { input: () => ({}), ward: null };
const reads: Example = { input: () => ({}), ward: 'query' };
const oneMeeting: Example = { input: (at) => ({ params: { id: at.meetingId } }), ward: 'query', foreign: 404 };
const partOfMeeting: Example = {
  input: (at) => ({ params: { meetingId: at.meetingId } }),
  ward: 'query',
  foreign: 404,
};

/** Accounts and wards are found by their own ids; who may touch whose is walked in server/users/privileges.test.ts. */
const NOBODY = { params: { id: 2_147_483_647 } };
const nobody: Example = { input: () => ({ ...NOBODY, body: {} }), ward: null };

/** One input for every call of the contract, good in the ward that it is made for. */
export const EXAMPLES: Examples = {
  system: { health: none, ready: none },
  auth: {
    login: { input: () => ({ body: {} }), ward: null },
    loginPage: none,
    logout: none,
    logoutPage: none,
    user: none,
    capabilities: reads,
    demoLogin: none,
    resetPassword: { input: () => ({ body: {} }), ward: null },
    confirm: { input: () => ({ body: {} }), ward: null },
    enterByLink: { input: () => ({ body: {} }), ward: null },
    signInHelp: none,
  },
  passkeys: {
    list: none,
    beginRegistration: none,
    finishRegistration: { input: () => ({ body: {} }), ward: null },
    beginAuthentication: { input: () => ({ body: {} }), ward: null },
    finishAuthentication: { input: () => ({ body: {} }), ward: null },
    remove: { input: () => ({ ...NOBODY }), ward: null },
  },
  users: {
    list: reads,
    add: {
      input: (at) => ({
        body: {
          username: `new-${at.wardId}-${at.date}`,
          password: 'sunday',
          firstName: 'New',
          lastName: 'User',
          role: 'program',
        },
      }),
      ward: 'body',
    },
    change: nobody,
    remove: nobody,
    deactivate: nobody,
    reactivate: nobody,
    resetPassword: { input: () => ({ ...NOBODY, body: { newPassword: 'Correct-Horse-8' } }), ward: null },
    removePasskeys: nobody,
    makeLink: nobody,
    listCrossWard: none,
    countCrossWard: none,
    addCrossWard: { input: () => ({ body: {} }), ward: null },
    changeRole: { input: () => ({ ...NOBODY, body: { role: 'admin' } }), ward: null },
  },
  wards: {
    listPublic: none,
    list: none,
    count: none,
    add: { input: () => ({ body: { name: 'Aspen Ward' } }), ward: null },
    change: nobody,
    config: reads,
    revision: reads,
    // Another horizon creates the drafts again.
    changeConfig: { input: () => ({ body: { reminderDays: 5, planningHorizonWeeks: 3 } }), ward: 'body' },
  },
  audit: { list: reads, exportEvents: reads },
  members: {
    list: reads,
    add: { input: () => ({ body: { firstName: 'New', lastName: 'Member' } }), ward: 'body' },
    assignments: { input: (at) => ({ params: { id: at.memberId } }), ward: 'query', foreign: 404 },
    change: {
      input: (at) => ({ params: { id: at.memberId }, body: { calling: 'Organist' } }),
      ward: 'body',
      foreign: 404,
    },
  },
  imports: {
    members: {
      input: () => ({
        query: { dryRun: 'true' },
        file: { name: 'members.csv', content: 'firstName,lastName\nKim,Lee\n' },
      }),
      ward: 'query',
    },
    list: reads,
    undo: { input: (at) => ({ params: { id: at.importId } }), ward: 'query', foreign: 404 },
    template: reads,
    exportMembers: reads,
  },
  tracking: {
    talks: reads,
    stats: reads,
    recentAndUpcoming: reads,
    speakers: reads,
    topics: reads,
    prayers: reads,
    suggestedSpeakers: reads,
  },
  meetings: {
    list: reads,
    exportHistory: reads,
    read: oneMeeting,
    schedule: {
      input: (at) => ({ body: { date: at.date, overwrite: true, conductingMemberId: at.memberId } }),
      ward: 'body',
      foreign: 400,
    },
    change: {
      input: (at) => ({ params: { id: at.meetingId }, body: { notes: 'Changed' } }),
      ward: 'body',
      foreign: 404,
    },
    remove: oneMeeting,
    changeMusic: {
      input: (at) => ({ params: { id: at.meetingId }, body: { opening: '#2' } }),
      ward: 'body',
      foreign: 404,
    },
    open: { input: (at) => ({ body: { date: at.date } }), ward: 'body' },
    swap: {
      input: (at) => ({
        body: {
          from: { meetingId: at.meetingId, part: 'conducting' },
          to: { meetingId: at.meetingId, part: 'conducting' },
        },
      }),
      ward: 'body',
      foreign: 404,
    },
    history: oneMeeting,
    clearSpeakers: partOfMeeting,
    addSpeaker: {
      input: (at) => ({ body: { meetingId: at.meetingId, speakerName: 'A visitor' } }),
      ward: 'body',
      foreign: 404,
    },
    clearMusic: partOfMeeting,
    addMusic: {
      input: (at) => ({ body: { meetingId: at.meetingId, type: 'rest_hymn', title: '#30' } }),
      ward: 'body',
      foreign: 404,
    },
  },
  invitations: {
    write: {
      input: (at) => ({ body: { assignments: [{ meetingId: at.meetingId, key: 'conducting' }] } }),
      ward: 'body',
      foreign: 404,
    },
    send: {
      input: (at) => ({
        body: { invitations: [{ meetingId: at.meetingId, key: 'conducting', text: 'Would you conduct?' }] },
      }),
      ward: 'body',
      foreign: 404,
    },
    mark: {
      input: (at) => ({ body: { assignments: [{ meetingId: at.meetingId, key: 'conducting' }], state: 'asked' } }),
      ward: 'body',
      foreign: 404,
    },
  },
  feeds: {
    status: none,
    make: none,
    remove: none,
    read: { input: () => ({ params: { file: 'none.ics' } }), ward: null },
  },
  mail: {
    status: reads,
    list: reads,
    retry: { input: (at) => ({ params: { id: at.mailId }, body: {} }), ward: 'body', foreign: 404 },
    markAddress: {
      input: (at) => ({ params: { id: at.mailId }, body: { isWrong: false } }),
      ward: 'body',
      foreign: 404,
    },
    test: { input: () => ({ body: {} }), ward: null },
  },
  music: {
    hymns: reads,
    search: { input: () => ({ query: { q: 'faith' } }), ward: 'query' },
    recentUsage: { input: () => ({ params: { months: '1.5' } }), ward: 'query' },
    statistics: { input: () => ({ params: { months: '12' } }), ward: 'query' },
    lastSung: reads,
    customHymns: reads,
    addCustomHymn: { input: () => ({ body: { title: 'A Song of Our Own' } }), ward: 'body' },
  },
  pulpit: {
    sheet: { input: (at) => ({ params: { id: at.meetingId, format: 'outline' } }), ward: 'query', foreign: 404 },
    saveSheet: {
      input: (at) => ({
        params: { id: at.meetingId, format: 'script' },
        body: { content: 'As spoken', isGenerated: false },
      }),
      ward: 'body',
      foreign: 404,
    },
    generateScript: {
      input: () => ({ body: { meetingData: { date: '2026-07-12', openingHymn: '#2' } } }),
      ward: 'body',
    },
  },
  standing: {
    read: reads,
    change: {
      input: (at) => ({ body: { rotation: { conducting: { by: 'month', from: at.date, memberIds: [at.memberId] } } } }),
      ward: 'body',
      foreign: 400,
    },
  },
};

/** The input with `wardId` where the call takes it. */
export function inWard(example: Example, input: Loose, wardId: number): Loose {
  if (example.ward === 'query') return { ...input, query: { ...input.query, wardId } };
  if (example.ward === 'body') return { ...input, body: { ...(input.body as object), wardId } };
  return input;
}
