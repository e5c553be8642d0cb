import { Skeleton } from './skeleton.tsx';

const SECTIONS = ['w-32', 'w-20', 'w-36', 'w-36', 'w-28', 'w-24'];

/** The sidebar's shape until it is there. */
export const SidebarSkeleton = () => (
  <div aria-hidden="true" className="grid gap-5 px-5 pt-5">
    <div className="flex items-center gap-3">
      <Skeleton className="size-9" />
      <Skeleton className="h-5 w-32" />
    </div>
    <div className="grid gap-0.5 px-1 pt-1">
      {SECTIONS.map((width, place) => (
        <div key={place} className="flex h-10 items-center gap-3">
          <Skeleton className="size-5" />
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  </div>
);

/** In place of a screen: the words where its heading comes and, when it takes longer, the shapes of cards. */
export const ScreenLoading = () => (
  <>
    <p className="text-xl font-semibold tracking-tight text-muted max-md:py-1.5">Loading...</p>
    <div aria-hidden="true" className="mt-6 grid animate-late gap-4 md:gap-6">
      <Skeleton className="h-60 rounded-lg" />
      <Skeleton className="h-72 rounded-lg" />
    </div>
  </>
);

/** In place of the whole app: its frame, with the screen's place in it. */
export const PageLoading = () => (
  <div className="min-h-dvh lg:grid lg:grid-cols-[var(--spacing-sidebar)_minmax(0,1fr)]">
    <div className="hidden border-r border-line bg-surface lg:block">
      <SidebarSkeleton />
    </div>
    <div className="min-w-0">
      <div className="h-14 border-b border-line bg-surface lg:hidden" />
      <main className="mx-auto grid max-w-page gap-4 px-4 pt-4 md:gap-6 md:px-6 md:pt-6">
        <ScreenLoading />
      </main>
    </div>
  </div>
);
