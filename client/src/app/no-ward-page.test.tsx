import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { capabilitiesOf, type Role } from '#shared/access/roles.ts';
import { SessionContext } from '#client/auth/session.ts';
import { NoWardPage } from './no-ward-page.tsx';

vi.hoisted(() => vi.stubGlobal('window', { addEventListener: () => undefined }));

const NOW = '2026-06-17T18:00:00.000Z';
const shownTo = (role: Role | null) => {
  const user = {
    id: 1,
    wardId: null,
    username: 'ruth',
    firstName: 'Ruth',
    lastName: 'Signer',
    role,
    email: null,
    profileImageUrl: null,
    isActive: true,
    mustChangePassword: false,
    createdAt: NOW,
    updatedAt: NOW,
    needsCurrentPassword: true,
    ward: null,
  };
  const capabilities = { ...capabilitiesOf(role), aiScripts: false, sendsMail: false, ward: null };
  return renderToStaticMarkup(
    <SessionContext value={{ user, capabilities }}>
      <NoWardPage />
    </SessionContext>,
  );
};

test('a person without a role or without a ward is told to ask an administrator', () => {
  expect(shownTo(null)).toMatch(/No role yet.*Ask your ward admin to assign one\./);
  expect(shownTo('sacrament_planner')).toMatch(/No ward yet.*Ask a super admin to assign you to one\./);
});
