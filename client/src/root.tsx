import { lazy, Suspense, useSyncExternalStore } from 'react';
import { LoginPage } from './auth/login-page.tsx';
import { Loading } from './auth/loading.tsx';
import { sessionKey, subscribeToken } from './auth/token.ts';

const App = lazy(() => import('./app.tsx').then((module) => ({ default: module.App })));

/**
 * Without a token there is only the login form, whatever the address. The key gives each sign-in, and each ward that
 * a super admin works in, an app of its own with an empty memory.
 */
export function Root() {
  const key = useSyncExternalStore(subscribeToken, sessionKey);
  if (key === null) return <LoginPage />;
  return (
    <Suspense fallback={<Loading />}>
      <App key={key} />
    </Suspense>
  );
}
