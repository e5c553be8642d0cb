import { startTransition, useEffect, useState, type ComponentType } from 'react';
import type { Part } from '#client/ui/lazy-module.ts';

const Nothing = () => null;

/**
 * A screen out of a part: at once where that has been fetched ahead. React's own `lazy` shows a gap even then, and holds
 * back for 0.3 s what comes after a gap, once for each layer.
 */
export function viewOf<M, P extends object>(
  part: Part<M>,
  pick: (module: M) => ComponentType<P>,
  Waiting: ComponentType = Nothing,
) {
  return function PartView(props: P) {
    const [here, setHere] = useState(part.now);
    useEffect(() => {
      if (here !== null) return;
      let isLeft = false;
      part.fetch().then(
        (module) => (isLeft ? undefined : startTransition(() => setHere(() => module))),
        // Thrown while drawing, so that the boundary around it can say so.
        (error: unknown) =>
          isLeft
            ? undefined
            : setHere(() => {
                throw error;
              }),
      );
      return () => {
        isLeft = true;
      };
    }, [here]);
    if (here === null) return <Waiting />;
    const Shown = pick(here);
    return <Shown {...props} />;
  };
}
