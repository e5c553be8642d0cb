import { useState } from 'react';
import { useListAddress } from '#client/lib/list-address.ts';
import { manualPath } from '#client/manual/chapter-ids.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { tabPath } from '#client/paths.ts';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { Tabs } from '#client/ui/controls/tabs.tsx';
import type { WardRow } from '#shared/wards/schema.ts';
import { CrossWardUserDialog } from './users/cross-ward-user-dialog.tsx';
import { CrossWardUsersTab } from './users/cross-ward-users-tab.tsx';
import { WardsTab } from './wards/wards-tab.tsx';

const TITLE = 'Cross-Ward Administration';
const SENTENCES = {
  wards: 'All wards using the planner.',
  users: 'Admins and planners across wards.',
};

export function CrossWardPage() {
  const view = useListAddress().view === 'users' ? 'users' : 'wards';
  const [withoutAdmin, setWithoutAdmin] = useState<WardRow | null>(null);
  useTitle(view === 'users' ? `Users · ${TITLE}` : TITLE);
  return (
    <>
      <PageHeader title={TITLE} help={manualPath('roles')} sub={SENTENCES[view]} />
      <Tabs
        label={TITLE}
        current={view}
        items={[
          { key: 'wards', label: 'Wards', href: tabPath('crossWard') },
          { key: 'users', label: 'Users', href: `${tabPath('crossWard')}&view=users` },
        ]}
      />
      {view === 'users' ? <CrossWardUsersTab /> : <WardsTab onAddAdmin={setWithoutAdmin} />}
      {withoutAdmin ? (
        <CrossWardUserDialog
          ward={{ id: withoutAdmin.id, text: withoutAdmin.name }}
          onClose={() => setWithoutAdmin(null)}
        />
      ) : null}
    </>
  );
}
