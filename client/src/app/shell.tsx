import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { InviteHost } from '#client/invitations/inviting.tsx';
import { MeetingDialogHost } from '#client/meetings/dialog/host.tsx';
import { ConfirmOwnerHost } from '#client/auth/confirm-owner.tsx';
import { OwnPasswordHost } from '#client/auth/own-password.tsx';
import { useSession } from '#client/auth/session.ts';
import { lazyModule, quietly } from '#client/lib/lazy-module.ts';
import { moduleView, useRested } from '#client/lib/module-view.tsx';
import { dismissPassing } from '#client/lib/notify.ts';
import { useStore } from '#client/lib/use-store.ts';
import { FeedSettingsHost } from '#client/feeds/feed-settings.tsx';
import { SentEmailsHost } from '#client/mail/sent-emails.tsx';
import { BiometricSettingsHost } from '#client/auth/passkeys/biometric-settings.tsx';
import { PATHS } from '#client/paths.ts';
import { SidebarSkeleton } from '#client/ui/feedback/page-loading.tsx';
import { hasSidebar } from '#shared/access/roles.ts';
import { IconButton } from '#client/ui/controls/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { useBeside } from '#client/ui/use-media.ts';
import { useSection } from './dashboard.tsx';
import { KeysHost } from './keys-host.tsx';
import { focusHead } from '#client/ui/layout/focus-head.ts';
import { Logo } from '#client/ui/layout/logo.tsx';
import { LOGIN_PAGE, NO_WARD_PAGE, SIDEBAR } from './pages.ts';
import { useFresh } from '#client/fresh/use-fresh.ts';
import { AvatarMenu } from './user-menu.tsx';
import { useCopy } from '#client/offline/copy.ts';
import { useOffline } from '#client/offline/offline-context.ts';
import { waitingVersion } from '#client/offline/use-worker.ts';

const Sidebar = moduleView(SIDEBAR, (module) => module.Sidebar, SidebarSkeleton);
const NoWardPage = moduleView(NO_WARD_PAGE, (module) => module.NoWardPage);
const DRAWER = lazyModule(() => import('./drawer.tsx'));
const Drawer = moduleView(DRAWER, (module) => module.Drawer);
const COPY_NOTICE = lazyModule(() => import('#client/offline/copy-notice.tsx'));
const OpenCopyNotice = moduleView(COPY_NOTICE, (module) => module.OpenCopyNotice);
const NEW_VERSION = lazyModule(() => import('#client/offline/new-version-notice.tsx'));
const NewVersionNotice = moduleView(NEW_VERSION, (module) => module.NewVersionNotice);

const MAIN = 'main';

/** Focuses the heading after navigation. On the first screen the browser decides. */
function useFocusOnScreen(place: string): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    dismissPassing();
    window.scrollTo(0, 0);
    return focusHead();
  }, [place]);
}

/** A sidebar on wide screens, a top bar with a drawer on narrow ones, and no navigation for program viewers. */
export function Shell({ children }: { children: ReactNode }) {
  const { ward, may, view, capabilities } = useSession();
  const [path] = useLocation();
  const tab = new URLSearchParams(useSearch()).get('tab') ?? '';
  const [isOpen, setOpen] = useState(false);
  const place = `${path} ${tab}`;
  useFocusOnScreen(place);
  // A super admin can open this before any ward exists.
  const isAcross = useSection() === 'crossWard' && path === PATHS.dashboard;
  const isBeside = hasSidebar(view);
  const hasRoom = useBeside();
  const isRested = useRested();
  const { isOpen: isCopyOpen } = useOffline();
  useFresh(isRested && isBeside && ward !== null && !isCopyOpen);
  useEffect(() => {
    if (!isRested) return;
    // Signing out shows it, also without a network.
    quietly(LOGIN_PAGE.load());
    // The drawer shows it.
    if (isBeside) quietly(SIDEBAR.load());
  }, [isRested, isBeside]);
  return (
    <div
      className={cx(
        'min-h-dvh [--head:3.5rem]',
        isBeside && 'lg:grid lg:grid-cols-[var(--spacing-sidebar)_minmax(0,1fr)] lg:[--head:0px] print:block',
      )}
    >
      <a
        href={`#${MAIN}`}
        className="fixed top-2 left-2 z-70 rounded-md border border-input bg-surface px-4 py-2 font-medium shadow-pop not-focus:sr-only"
      >
        Skip to content
      </a>
      {isBeside && hasRoom ? (
        <aside className="sticky top-0 flex h-dvh flex-col border-r border-line bg-surface" aria-label="Sidebar">
          <Sidebar />
        </aside>
      ) : null}
      {isBeside && (isOpen || isRested) ? (
        <Drawer open={isOpen} onClose={() => setOpen(false)}>
          <Sidebar />
        </Drawer>
      ) : null}
      <div className="min-w-0">
        <header
          data-no-print
          className={`sticky top-0 z-20 flex h-14 items-center gap-3 border-b border-line bg-surface px-page ${isBeside ? 'lg:hidden' : ''}`}
        >
          {isBeside ? (
            <IconButton
              icon={MenuIcon}
              label="Menu"
              onClick={() => setOpen(true)}
              aria-expanded={isOpen}
              className="-ml-2"
            />
          ) : null}
          <Logo className="size-7" labelled />
          <b className="min-w-0 flex-1 truncate font-semibold">{ward?.name}</b>
          <AvatarMenu />
        </header>
        <main
          id={MAIN}
          className="mx-auto grid max-w-page content-start has-[>[data-wide]]:max-w-none gap-4 px-4 pt-4 pb-10 md:gap-6 md:px-6 md:pt-6 md:pb-12 md:has-[>[data-wide]]:pb-6"
        >
          <ShellNotices />
          {(ward || isAcross) && capabilities.role ? children : <NoWardPage />}
        </main>
      </div>
      <KeysHost />
      <OwnPasswordHost />
      <ConfirmOwnerHost />
      <BiometricSettingsHost />
      <FeedSettingsHost />
      <SentEmailsHost />
      {ward && may('meetings:write') ? (
        <>
          <MeetingDialogHost />
          <InviteHost />
        </>
      ) : null}
    </div>
  );
}

/** Notices above every screen: the age of an offline copy, or a new version. */
function ShellNotices() {
  const { isOpen } = useOffline();
  const at = useCopy(isOpen)?.meetings[0]?.at;
  const hasNewVersion = useStore(waitingVersion) !== null;
  if (isOpen && at) return <OpenCopyNotice at={at} />;
  return hasNewVersion ? <NewVersionNotice /> : null;
}
