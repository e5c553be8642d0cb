import { startTransition, useEffect, useState, type ComponentType } from 'react';
import type { LazyModule } from './lazy-module.ts';

const Nothing = () => null;

/**
 * A screen from a lazy module, rendered immediately if it was prefetched. React's own `lazy` shows a fallback even
 * then, and delays what follows by 0.3 s per layer.
 */
export function moduleView<M, P extends object>(
  source: LazyModule<M>,
  pick: (module: M) => ComponentType<P>,
  Waiting: ComponentType<P> = Nothing,
) {
  return function ModuleView(props: P) {
    const [module, setModule] = useState(source.loaded);
    useEffect(() => {
      if (module !== null) return;
      let cancelled = false;
      source.load().then(
        (fetched) => (cancelled ? undefined : startTransition(() => setModule(() => fetched))),
        // Thrown while rendering, so that the boundary around it can say so.
        (error: unknown) =>
          cancelled
            ? undefined
            : setModule(() => {
                throw error;
              }),
      );
      return () => {
        cancelled = true;
      };
    }, [module]);
    if (module === null) return <Waiting {...props} />;
    const View = pick(module);
    return <View {...props} />;
  };
}

/** What people read comes first; what they may need next is fetched this long afterward. */
export const RESTED_MS = 2_000;

/** True once the screen has been up for a while. */
export function useRested(): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), RESTED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isRested;
}
