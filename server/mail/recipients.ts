import { meetingViewOf, mayOf, ROLES, worksAcrossWards, type Role } from '#shared/access/roles.ts';
import type { MailKind } from '#shared/mail/constants.ts';

/** Whose work an email is about: music planners get the hymns, planners and admins of the ward what is missing. */
export const rolesFor = (kind: MailKind): Role[] =>
  ROLES.filter((role) =>
    kind === 'hymn_list' ? meetingViewOf(role) === 'music' : mayOf(role, 'meetings:write') && !worksAcrossWards(role),
  );
