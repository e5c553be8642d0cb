import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '#client/auth/session.ts';
import { ActivityTab } from './activity/activity-tab.tsx';
import { useListAddress } from '#client/lib/list-address.ts';
import { manualPath } from '#client/manual/chapter-ids.ts';
import { tabPath } from '#client/paths.ts';
import { GettingStarted } from '#client/planner/getting-started.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { Tabs } from '#client/ui/controls/tabs.tsx';
import { SECTION_LABELS } from '#shared/product.ts';
import { UsersTab } from './users/users-tab.tsx';

const WardSettings = lazy(() =>
  import('./wards/ward-settings.tsx').then((module) => ({ default: module.WardSettings })),
);

const VIEWS = [
  { key: 'users', label: 'Users', sentence: 'Who can sign in to this ward and what each person can do.' },
  {
    key: 'settings',
    label: 'Ward Settings',
    sentence: 'Settings for everyone in this ward.',
  },
  {
    key: 'activity',
    label: 'Activity',
    sentence: 'A log of sign-ins, account and settings changes, exports, and deletions.',
  },
] as const;
type View = (typeof VIEWS)[number]['key'];

const hrefOf = (view: View) => (view === 'users' ? tabPath('admin') : `${tabPath('admin')}&view=${view}`);

export function AdminPage() {
  const { ward } = useSession();
  const asked = useListAddress().view;
  const view = VIEWS.find(({ key }) => key === asked) ?? VIEWS[0];
  useTitle(`${view.label} · ${SECTION_LABELS.admin}`);
  const screens: Record<View, ReactNode> = {
    users: <UsersTab firstSteps={<GettingStarted here={tabPath('admin')} />} />,
    settings: <WardSettings key={ward?.id} />,
    activity: <ActivityTab />,
  };
  return (
    <>
      <PageHeader title={SECTION_LABELS.admin} help={manualPath('roles')} sub={view.sentence} />
      <Tabs
        label="Administration"
        current={view.key}
        items={VIEWS.map(({ key, label }) => ({ key, label, href: hrefOf(key) }))}
      />
      <Suspense fallback={null}>{screens[view.key]}</Suspense>
    </>
  );
}
