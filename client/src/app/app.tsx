import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, memo, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { PageLoading } from '#client/ui/feedback/page-loading.tsx';
import { SessionContext } from '#client/auth/session.ts';
import { signOut } from '#client/auth/sign-in.ts';
import { wordsOf } from '#client/lib/api-error.ts';
import { moduleView } from '#client/lib/module-view.tsx';
import { makeQueryClient } from '#client/lib/query-client.ts';
import { useCopy } from '#client/offline/copy.ts';
import { OfflineContext, useOffline } from '#client/offline/offline-context.ts';
import { useSignedIn } from './use-signed-in.ts';
import { useWorker } from '#client/offline/use-worker.ts';
import { PATHS } from '#client/paths.ts';
import { Dashboard } from './dashboard.tsx';
import { ModuleBoundary } from './module-boundary.tsx';
import { lazyModule, quietly } from '#client/lib/lazy-module.ts';
import { LOGIN_PAGE, MEETING_PAGE, OFFLINE_HOME, PULPIT_VIEW } from './pages.ts';
import { Shell } from './shell.tsx';
import { Button } from '#client/ui/controls/button.tsx';
import { ConfirmHost } from '#client/ui/overlays/confirm.tsx';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { ToastHost } from '#client/ui/feedback/toast.tsx';
import { hasPulpitView, meetingViewOf, type MeetingView } from '#shared/access/roles.ts';

const LoginPage = moduleView(LOGIN_PAGE, (m) => m.LoginPage);
const OWN_PASSWORD_PAGE = lazyModule(() => import('#client/auth/own-password-page.tsx'));
const OwnPasswordPage = moduleView(OWN_PASSWORD_PAGE, (m) => m.OwnPasswordPage, PageLoading);
const KEPT_ON_DEVICE = lazyModule(() => import('#client/offline/kept-on-device.tsx'));
const KeptOnDevice = moduleView(KEPT_ON_DEVICE, (m) => m.KeptOnDevice);
const NotFoundPage = lazy(() => import('./not-found-page.tsx').then((m) => ({ default: m.NotFoundPage })));
const ManualPage = lazy(() => import('#client/manual/manual-page.tsx').then((m) => ({ default: m.ManualPage })));
const PulpitView = moduleView(PULPIT_VIEW, (m) => m.PulpitView);
const NextPulpit = lazy(() => import('#client/pulpit/stand/next-pulpit.tsx').then((m) => ({ default: m.NextPulpit })));
const MeetingPage = moduleView(MEETING_PAGE, (m) => m.MeetingPage);
const OfflineHome = moduleView(OFFLINE_HOME, (m) => m.OfflineHome);

export function App() {
  const [queryClient] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SignedIn />
    </QueryClientProvider>
  );
}

function SignedIn() {
  const { session, offline, stop, openCopy } = useSignedIn();
  // Drawn in slices, as `useArrived` has it, even where the answer is there before the app: the page still says that it loads.
  const hasArrived = useDeferredValue(session !== null, false);
  useWorker();
  useEffect(() => quietly(import('#client/auth/unsaved-elsewhere.ts')), []);
  if (stop?.kind === 'sign-in')
    return <LoginPage notice={stop.copy ? <KeptOnDevice copy={stop.copy} onOpen={openCopy} /> : null} />;
  if (stop?.kind === 'failed') {
    return (
      <main className="mx-auto grid min-h-dvh max-w-[560px] content-center gap-4">
        <Failed onRetry={offline.retry} retrying={offline.isRetrying}>
          {wordsOf(stop.error)}
        </Failed>
        <Button className="justify-self-center" onClick={signOut}>
          Sign Out
        </Button>
      </main>
    );
  }
  if (!session || !hasArrived) return <PageLoading />;
  if (session.user.mustChangePassword)
    return (
      <SessionContext value={session}>
        <OwnPasswordPage />
      </SessionContext>
    );
  return (
    <OfflineContext value={offline}>
      <SessionContext value={session}>
        <ModuleBoundary>
          <Suspense fallback={<PageLoading />}>
            <Screens view={meetingViewOf(session.capabilities.role)} hasWard={session.capabilities.ward !== null} />
          </Suspense>
        </ModuleBoundary>
      </SessionContext>
    </OfflineContext>
  );
}

type ScreensProps = { view: MeetingView; hasWard: boolean };

/**
 * The pulpit view fills the screen: no sidebar, notices, or dialogs. What only the frame around it hears of, such as the
 * offline copy once it is taken, draws no screen again.
 */
const Screens = memo(function Screens({ view, hasWard }: ScreensProps) {
  const readsAloud = hasWard && hasPulpitView(view);
  return (
    <Switch>
      {readsAloud ? <Route path={PATHS.pulpit}>{({ id }) => <PulpitView key={id} id={id} />}</Route> : null}
      {readsAloud ? <Route path={PATHS.nextPulpit} component={NextPulpit} /> : null}
      <Route component={AppScreens} />
    </Switch>
  );
});

/** Lists need a connection. Offline, the stored meetings are shown instead. */
function Home() {
  const { isOpen } = useOffline();
  const copy = useCopy(isOpen);
  return isOpen && copy ? <OfflineHome copy={copy} /> : <Dashboard />;
}

function AppScreens() {
  return (
    <>
      <Shell>
        <ModuleBoundary>
          <Suspense fallback={null}>
            <Switch>
              <Route path={PATHS.dashboard} component={Home} />
              <Route path={PATHS.login} component={Home} />
              <Route path={PATHS.meeting}>{({ id }) => <MeetingPage key={id} id={id} />}</Route>
              <Route path={PATHS.manual} component={ManualPage} />
              <Route component={NotFoundPage} />
            </Switch>
          </Suspense>
        </ModuleBoundary>
      </Shell>
      <ConfirmHost />
      <ToastHost />
    </>
  );
}
