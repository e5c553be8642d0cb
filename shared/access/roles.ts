import { PRODUCT } from '#shared/product.ts';

/** The one table of who may do what. Menus, route guards, capabilities, the manual and the sweep test derive from it. */
export const PERMISSIONS = [
  'meetings:read',
  'meetings:write',
  'meetings:delete',
  'speakers:read',
  'speakers:write',
  'music:read',
  'music:write',
  'members:read',
  'members:write',
  'members:delete',
  'members:import',
  'tracking:read',
  'pulpit:read',
  'pulpit:write',
  'pulpit:generate',
  'users:manage',
  'ward:configure',
  'wards:manage',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const SECTIONS = [
  'planner',
  'meetings',
  'speakers',
  'music',
  'tracking',
  'pulpit',
  'admin',
  'crossWard',
] as const;
export type Section = (typeof SECTIONS)[number];

/** How much of a meeting a role is shown; `shared/meetings/seen-fields.ts` says which fields that is. */
export type MeetingView = 'whole' | 'music' | 'program' | 'nothing';

/** People who conduct or read the program use the pulpit view; music planners do not. */
export const hasPulpitView = (view: MeetingView): boolean => view === 'whole' || view === 'program';

/** A program viewer has nowhere else to go. */
export const hasSidebar = (view: MeetingView): boolean => view !== 'program';

export const ROLES = ['super_admin', 'admin', 'sacrament_planner', 'music_planner', 'program'] as const;
export type Role = (typeof ROLES)[number];

type Entitlement = {
  label: string;
  summary: string;
  permissions: readonly Permission[];
  sections: readonly Section[];
  meetingView: MeetingView;
};

const PLANNING = PERMISSIONS.filter((p) => !['users:manage', 'ward:configure', 'wards:manage'].includes(p));
const ADMINISTRATION = PERMISSIONS.filter((p) => p !== 'wards:manage');

export const ENTITLEMENTS: Record<Role, Entitlement> = {
  super_admin: {
    label: 'Super Admin',
    summary: 'Manages all wards and their admins. Can use every feature in every ward.',
    permissions: PERMISSIONS,
    sections: SECTIONS,
    meetingView: 'whole',
  },
  admin: {
    label: 'Ward Admin',
    summary: 'Full access to the ward: users, members, planning, pulpit sheets, and talk tracking.',
    permissions: ADMINISTRATION,
    sections: SECTIONS.filter((section) => section !== 'crossWard'),
    meetingView: 'whole',
  },
  sacrament_planner: {
    label: PRODUCT.planner,
    summary:
      'Plans meetings, speakers, and music; creates pulpit sheets; and tracks talks. Can’t manage users or ward settings.',
    permissions: PLANNING,
    sections: ['planner', 'meetings', 'speakers', 'music', 'tracking', 'pulpit'],
    meetingView: 'whole',
  },
  music_planner: {
    label: 'Music Planner',
    summary: 'Chooses hymns and musical numbers. Can see topics but not speakers, business, releases, or callings.',
    permissions: ['meetings:read', 'music:read', 'music:write'],
    sections: ['meetings', 'music'],
    meetingView: 'music',
  },
  program: {
    label: 'Program Viewer',
    summary: 'Views programs for planned meetings. Can’t see releases, callings, outlines, or the member list.',
    permissions: ['meetings:read', 'speakers:read'],
    sections: ['meetings'],
    meetingView: 'program',
  },
};

/** What a user with this role may do; a user without a role may do nothing. */
export const permissionsOf = (role: Role | null): readonly Permission[] => (role ? ENTITLEMENTS[role].permissions : []);
export const mayOf = (role: Role | null, permission: Permission): boolean => permissionsOf(role).includes(permission);
export const roleLabel = (role: Role | null): string => (role ? ENTITLEMENTS[role].label : 'Member');
export const meetingViewOf = (role: Role | null): MeetingView => (role ? ENTITLEMENTS[role].meetingView : 'nothing');

/** May work in wards other than the user's own. */
export const worksAcrossWards = (role: Role | null): boolean => mayOf(role, 'wards:manage');
/** Roles that a ward's administrator may give; only a super admin makes a super admin. */
export const WARD_ROLES = ROLES.filter((role) => !worksAcrossWards(role));
/** A role by name, for screens; what a user may do is a question for permissions. */
export const flagsOf = (role: Role | null) => ({
  isSuperAdmin: worksAcrossWards(role),
  isAdmin: mayOf(role, 'users:manage'),
  isSacramentPlanner: mayOf(role, 'meetings:write'),
  isMusicPlanner: meetingViewOf(role) === 'music',
});
/** The roles that the list across wards may give. */
export const CROSS_WARD_ROLES = ['admin', 'sacrament_planner', 'music_planner'] as const satisfies readonly Role[];
/** The role of the first user of an empty database, who then makes wards and their admins. */
export const FIRST_ROLE: Role = 'super_admin';

export type Capabilities = {
  role: Role | null;
  permissions: Permission[];
  canAccessSections: Record<Section, boolean>;
  canEdit: { meetings: boolean; members: boolean; speakers: boolean; music: boolean };
  canDelete: { meetings: boolean; members: boolean; speakers: boolean; music: boolean; users: boolean };
  canGeneratePulpit: boolean;
  canImportData: boolean;
  canManageCrossWard: boolean;
};

export function capabilitiesOf(role: Role | null): Capabilities {
  const may = (permission: Permission) => mayOf(role, permission);
  const sections = role ? ENTITLEMENTS[role].sections : [];
  return {
    role,
    permissions: [...permissionsOf(role)],
    canAccessSections: {
      planner: sections.includes('planner'),
      meetings: sections.includes('meetings'),
      speakers: sections.includes('speakers'),
      music: sections.includes('music'),
      tracking: sections.includes('tracking'),
      pulpit: sections.includes('pulpit'),
      admin: sections.includes('admin'),
      crossWard: sections.includes('crossWard'),
    },
    canEdit: {
      meetings: may('meetings:write'),
      members: may('members:write'),
      speakers: may('speakers:write'),
      music: may('music:write'),
    },
    canDelete: {
      meetings: may('meetings:delete'),
      members: may('members:delete'),
      speakers: may('speakers:write'),
      music: may('music:write'),
      users: may('users:manage'),
    },
    canGeneratePulpit: may('pulpit:generate'),
    canImportData: may('members:import'),
    canManageCrossWard: may('wards:manage'),
  };
}
