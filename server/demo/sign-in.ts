import { roleLabel, type Role } from '#shared/access/roles.ts';

/** Everyone's password in demo mode; the sign-in page shows it. */
export const DEMO_PASSWORD = 'Demo-Sunday-1';

export const DEMO_STAKE = 'Riverside Stake';
export const DEMO_WARDS = ['Maple Grove Ward', 'Willow Creek Ward'] as const;

export type DemoUser = {
  username: string;
  firstName: string;
  lastName: string;
  role: Role;
  ward: (typeof DEMO_WARDS)[number];
  wardId: number;
};
const user = (username: string, firstName: string, lastName: string, role: Role, ward: DemoUser['ward']): DemoUser => ({
  username,
  firstName,
  lastName,
  role,
  ward,
  // The sample fills an empty database, so its wards are the first.
  wardId: DEMO_WARDS.indexOf(ward) + 1,
});

const [MAPLE_GROVE, WILLOW_CREEK] = DEMO_WARDS;

/** Each of them is a member of the ward too. */
export const DEMO_USERS: readonly DemoUser[] = [
  user('superadmin', 'Helen', 'Marsh', 'super_admin', MAPLE_GROVE),
  user('admin', 'Daniel', 'Rowe', 'admin', MAPLE_GROVE),
  user('planner', 'Samuel', 'Ortiz', 'sacrament_planner', MAPLE_GROVE),
  user('music', 'Paul', 'Lang', 'music_planner', MAPLE_GROVE),
  user('program', 'Nora', 'Whitfield', 'program', MAPLE_GROVE),
  user('admin2', 'Simon', 'Pratley', 'admin', WILLOW_CREEK),
  user('planner2', 'Miguel', 'Castro', 'sacrament_planner', WILLOW_CREEK),
  user('music2', 'Amelia', 'Winslow', 'music_planner', WILLOW_CREEK),
  user('program2', 'Karl', 'Rasmussen', 'program', WILLOW_CREEK),
];

/** The user that the demo address signs in, without a password. */
export const DEMO_LOGIN = 'planner';

/** A user that the sign-in page offers, in words. */
export const inWords = ({ username, role, ward }: DemoUser) => ({ username, label: roleLabel(role), ward });
