import { describe, expect, test } from 'vitest';
import {
  capabilitiesOf,
  ENTITLEMENTS,
  flagsOf,
  mayOf,
  PERMISSIONS,
  permissionsOf,
  roleLabel,
  ROLES,
  SECTIONS,
  WARD_ROLES,
  worksAcrossWards,
  type Permission,
  type Role,
  type Section,
} from './roles.ts';

/** As decided: super_admin, admin, sacrament_planner, music_planner, program. */
const MATRIX: Record<Permission, string> = {
  'meetings:read': 'yyyyy',
  'meetings:write': 'yyy--',
  'meetings:delete': 'yyy--',
  'speakers:read': 'yyy-y',
  'speakers:write': 'yyy--',
  'music:read': 'yyyy-',
  'music:write': 'yyyy-',
  'members:read': 'yyy--',
  'members:write': 'yyy--',
  'members:delete': 'yyy--',
  'members:import': 'yyy--',
  'tracking:read': 'yyy--',
  'pulpit:read': 'yyy--',
  'pulpit:write': 'yyy--',
  'pulpit:generate': 'yyy--',
  'users:manage': 'yy---',
  'ward:configure': 'yy---',
  'wards:manage': 'y----',
};
const SECTION_MATRIX: Record<Section, string> = {
  planner: 'yyy--',
  meetings: 'yyyyy',
  speakers: 'yyy--',
  music: 'yyyy-',
  tracking: 'yyy--',
  pulpit: 'yyy--',
  admin: 'yy---',
  crossWard: 'y----',
};

const flagged = (flags: Record<string, boolean>) =>
  Object.entries(flags)
    .filter(([, holds]) => holds)
    .map(([name]) => name);
/** What may be edited, what deleted, and what else. */
const ABILITIES: Record<Role, [edit: string[], remove: string[], others: string[]]> = {
  super_admin: [
    ['meetings', 'members', 'speakers', 'music'],
    ['meetings', 'members', 'speakers', 'music', 'users'],
    ['canGeneratePulpit', 'canImportData', 'canManageCrossWard'],
  ],
  admin: [
    ['meetings', 'members', 'speakers', 'music'],
    ['meetings', 'members', 'speakers', 'music', 'users'],
    ['canGeneratePulpit', 'canImportData'],
  ],
  sacrament_planner: [
    ['meetings', 'members', 'speakers', 'music'],
    ['meetings', 'members', 'speakers', 'music'],
    ['canGeneratePulpit', 'canImportData'],
  ],
  music_planner: [['music'], ['music'], []],
  program: [[], [], []],
};

describe('roles', () => {
  test.each(ROLES)('%s learns from the capabilities what to edit, delete, generate, import, and manage', (role) => {
    const { canEdit, canDelete, canGeneratePulpit, canImportData, canManageCrossWard, ...named } = capabilitiesOf(role);
    expect([
      flagged(canEdit),
      flagged(canDelete),
      flagged({ canGeneratePulpit, canImportData, canManageCrossWard }),
    ]).toEqual(ABILITIES[role]);
    expect([named.role, named.permissions]).toEqual([role, permissionsOf(role)]);
  });

  test('are asked for by name: super admin, admin, planner, music planner', () => {
    expect([...ROLES, null].map((role) => flagged(flagsOf(role)))).toEqual([
      ['isSuperAdmin', 'isAdmin', 'isSacramentPlanner'],
      ['isAdmin', 'isSacramentPlanner'],
      ['isSacramentPlanner'],
      ['isMusicPlanner'],
      [],
      [],
    ]);
  });

  test('have their names on the screens', () => {
    expect([...ROLES, null].map(roleLabel)).toEqual([
      'Super Admin',
      'Ward Admin',
      'Sacrament Planner',
      'Music Planner',
      'Program Viewer',
      'Member',
    ]);
  });

  test.each(PERMISSIONS)('%s belongs to the roles that have it', (permission) => {
    expect(ROLES.map((role) => (mayOf(role, permission) ? 'y' : '-')).join('')).toBe(MATRIX[permission]);
  });

  test.each(SECTIONS)('the section %s opens for the roles that use it', (section) => {
    expect(ROLES.map((role) => (capabilitiesOf(role).canAccessSections[section] ? 'y' : '-')).join('')).toBe(
      SECTION_MATRIX[section],
    );
  });

  test('are in order, and a person without one can do nothing', () => {
    expect(ROLES).toEqual(['super_admin', 'admin', 'sacrament_planner', 'music_planner', 'program']);
    expect(permissionsOf(null)).toEqual([]);
    const none = capabilitiesOf(null);
    expect(
      [none.canAccessSections, none.canEdit, none.canDelete]
        .flatMap((flags) => Object.values<boolean>(flags))
        .some(Boolean),
    ).toBe(false);
    expect(roleLabel(null)).toBe('Member');
  });

  test('of a ward are all but the one that works across wards', () => {
    expect(WARD_ROLES).toEqual(['admin', 'sacrament_planner', 'music_planner', 'program']);
    expect(ROLES.filter(worksAcrossWards)).toEqual(['super_admin']);
    expect(worksAcrossWards(null)).toBe(false);
  });

  test('never give a permission twice or one that is unknown', () => {
    for (const { permissions } of Object.values(ENTITLEMENTS)) {
      expect(new Set(permissions).size).toBe(permissions.length);
      expect(permissions.filter((permission) => !PERMISSIONS.includes(permission))).toEqual([]);
    }
  });
});
