// Wall: between a screen and what comes by itself after it.
import { lazy, type ComponentType } from 'react';

/**
 * A part of a screen that comes by itself after the rest. No one asked for it, so where it cannot be loaded, as on a
 * phone that has just lost its reception, the screen stays as it is without it.
 */
export const lazyPart = <P>(begin: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    const Nothing: ComponentType<P> = () => null;
    return { default: await begin().catch(() => Nothing) };
  });
