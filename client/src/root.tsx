import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PageLoading } from './ui/feedback/page-loading.tsx';
import { enteringByLink } from './auth/sign-in-link.ts';
import { moduleView } from './lib/module-view.tsx';
import { ModuleBoundary } from './app/module-boundary.tsx';
import { APP, LOGIN_PAGE, SOMEONE_HERE_PAGE } from './app/pages.ts';
import { sessionKey, signIns } from './lib/token.ts';
import { useStore } from './lib/use-store.ts';

const LoginPage = moduleView(LOGIN_PAGE, (module) => module.LoginPage);
const SomeoneHerePage = moduleView(SOMEONE_HERE_PAGE, (module) => module.SomeoneHerePage, PageLoading);
const App = moduleView(APP, (module) => module.App, PageLoading);

/**
 * Without a token there is only the login form, whatever the address. The key gives each sign-in, and each ward a super
 * admin works in, a fresh app with an empty cache.
 */
function Root() {
  const key = useStore(signIns, sessionKey);
  const entering = useStore(enteringByLink);
  if (entering.state === 'waiting') return <PageLoading />;
  if (entering.state === 'asking')
    return (
      <ModuleBoundary>
        <SomeoneHerePage question={entering} />
      </ModuleBoundary>
    );
  return <ModuleBoundary>{key === null ? <LoginPage /> : <App key={key} />}</ModuleBoundary>;
}

export const start = (place: HTMLElement): void =>
  createRoot(place).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  );
