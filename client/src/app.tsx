import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Route, Switch } from 'wouter';
import { capabilitiesOptions, currentUserOptions } from './auth/api.ts';
import { Loading } from './auth/loading.tsx';
import { LoginPage } from './auth/login-page.tsx';
import { SessionContext } from './auth/session.ts';
import { signOut } from './auth/sign-in.ts';
import { isUnauthorized, wordsOf } from './lib/api-error.ts';
import { makeQueryClient } from './lib/query-client.ts';
import { PATHS } from './paths.ts';
import { Dashboard } from './shell/dashboard.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { Shell } from './shell/shell.tsx';
import { Button } from './ui/button.tsx';
import { ConfirmHost } from './ui/confirm.tsx';
import { Failed } from './ui/failed.tsx';
import { ToastHost } from './ui/toast.tsx';
import { hasPulpitView, meetingViewOf, type MeetingView } from '#shared/access/roles.ts';

const ManualPage = lazy(() => import('./manual/manual-page.tsx').then((m) => ({ default: m.ManualPage })));
const PulpitView = lazy(() => import('./pulpit/pulpit-view.tsx').then((m) => ({ default: m.PulpitView })));
const NextPulpit = lazy(() => import('./pulpit/next-pulpit.tsx').then((m) => ({ default: m.NextPulpit })));
const MeetingPage = lazy(() => import('./meetings/meeting-page.tsx').then((m) => ({ default: m.MeetingPage })));

export function App() {
  const [queryClient] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SignedIn />
    </QueryClientProvider>
  );
}

function SignedIn() {
  const user = useQuery(currentUserOptions());
  const capabilities = useQuery(capabilitiesOptions());
  const failed = user.error ?? capabilities.error;
  if (isUnauthorized(failed)) return <LoginPage />;
  if (failed) {
    return (
      <main className="mx-auto grid min-h-dvh max-w-[560px] content-center gap-4">
        <Failed
          onRetry={() => void Promise.all([user.refetch(), capabilities.refetch()])}
          retrying={user.isFetching || capabilities.isFetching}
        >
          {wordsOf(failed)}
        </Failed>
        <Button className="justify-self-center" onClick={signOut}>
          Sign Out
        </Button>
      </main>
    );
  }
  if (!user.data || !capabilities.data) return <Loading />;
  return (
    <SessionContext value={{ user: user.data, capabilities: capabilities.data }}>
      <Suspense fallback={null}>
        <Screens view={meetingViewOf(capabilities.data.role)} hasWard={capabilities.data.ward !== null} />
      </Suspense>
    </SessionContext>
  );
}

/** The pulpit view has nothing around it: no sidebar, no notices, no dialogs. */
function Screens({ view, hasWard }: { view: MeetingView; hasWard: boolean }) {
  const readsAloud = hasWard && hasPulpitView(view);
  return (
    <Switch>
      {readsAloud ? <Route path={PATHS.pulpit}>{({ id }) => <PulpitView key={id} id={id} />}</Route> : null}
      {readsAloud ? <Route path={PATHS.nextPulpit} component={NextPulpit} /> : null}
      <Route component={AppScreens} />
    </Switch>
  );
}

function AppScreens() {
  return (
    <>
      <Shell>
        <Suspense fallback={null}>
          <Switch>
            <Route path={PATHS.dashboard} component={Dashboard} />
            <Route path={PATHS.login} component={Dashboard} />
            <Route path={PATHS.meeting}>{({ id }) => <MeetingPage key={id} id={id} />}</Route>
            <Route path={PATHS.manual} component={ManualPage} />
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </Shell>
      <ConfirmHost />
      <ToastHost />
    </>
  );
}
