import type { LucideIcon } from 'lucide-react';
import { cloneElement, useEffect, useRef, useState, type ReactElement, type ReactNode, type Ref } from 'react';
import { lazyModule, type LazyModule } from '#client/lib/lazy-module.ts';
import { RESTED_MS } from '#client/lib/module-view.tsx';

export type MenuItem = {
  key: string;
  label: string;
  icon?: LucideIcon;
  onRun?: () => void;
  href?: string;
  danger?: boolean;
  disabled?: boolean;
  divided?: boolean;
  /** Where one is already. */
  isCurrent?: boolean;
};

type Press = Partial<Record<'onPointerEnter' | 'onFocus' | 'onPointerDown' | 'onClick', () => void>>;
type Button = ReactElement<
  Press & { ref?: Ref<HTMLButtonElement>; 'aria-haspopup'?: 'menu'; 'aria-expanded'?: boolean }
>;
export type MenuProps = {
  trigger: Button;
  items: readonly MenuItem[];
  label?: string;
  /** Above the items: what choosing one of them does. */
  heading?: string;
  align?: 'start' | 'end';
};
/** What the loaded list has to know of the button that stood in for it. */
export type Opening = { defaultOpen: boolean; hadFocus: () => boolean };

/** A finger arrives, focuses, and presses at once, so under it the button stays what it is. */
let touch: MediaQueryList | undefined;
const hasTouch = (): boolean => (touch ??= window.matchMedia('(any-pointer: coarse)')).matches;

const LIST = lazyModule(() => import('./menu-list.tsx'));

type LazyProps<M> = {
  list: LazyModule<M>;
  trigger: Button;
  /** Each row of a long list has the bare button until it is pointed at or focused. */
  isInLongList?: boolean;
  children: (list: M, opening: Opening) => ReactNode;
};

/**
 * The list is loaded after the first screen, or when the pointer nears the button. If the button is pressed before that,
 * the list opens once it has loaded.
 */
export function LazyMenu<M>({ list: source, trigger, isInLongList = false, children }: LazyProps<M>) {
  const [waits] = useState(() => isInLongList && !hasTouch());
  const [list, setList] = useState(source.loaded);
  const [isWanted, setWanted] = useState(false);
  const [isNear, setNear] = useState(false);
  const early = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (list !== null) return;
    let cancelled = false;
    const get = () =>
      source.load().then(
        (module) => (cancelled ? undefined : setList(() => module)),
        // Thrown while drawing, so that the boundary around it can say so; one that was not requested yet is requested
        // again.
        (error: unknown) =>
          cancelled || !isWanted
            ? undefined
            : setList(() => {
                throw error;
              }),
      );
    const timer = setTimeout(() => void get(), isNear || isWanted ? 0 : RESTED_MS);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [source, list, isNear, isWanted]);
  if (list !== null && (!waits || isNear || isWanted))
    return children(list, {
      defaultOpen: isWanted,
      hadFocus: () => early.current !== null && early.current === document.activeElement,
    });
  const near = () => setNear(true);
  const want = () => setWanted(true);
  // Listen for the press rather than the click, because this button may be replaced in between.
  return cloneElement(trigger, {
    ref: early,
    onPointerEnter: near,
    onFocus: near,
    onPointerDown: want,
    onClick: want,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  });
}

/** `trigger` is a Button or IconButton; `divided` puts a line above the item. */
export const Menu = ({ isInLongList, ...props }: MenuProps & { isInLongList?: boolean }) => (
  <LazyMenu list={LIST} trigger={props.trigger} isInLongList={isInLongList}>
    {({ MenuList }, opening) => <MenuList {...props} {...opening} />}
  </LazyMenu>
);
