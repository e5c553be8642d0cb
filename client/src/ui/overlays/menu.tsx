import type { LucideIcon } from 'lucide-react';
import { cloneElement, useEffect, useRef, useState, type ReactElement, type Ref } from 'react';
import { part } from '#client/ui/lazy-module.ts';

export type MenuItem = {
  key: string;
  label: string;
  icon?: LucideIcon;
  onRun?: () => void;
  href?: string;
  danger?: boolean;
  disabled?: boolean;
  divided?: boolean;
};

type Press = Partial<Record<'onPointerEnter' | 'onFocus' | 'onPointerDown' | 'onClick', () => void>>;
type Button = ReactElement<
  Press & { ref?: Ref<HTMLButtonElement>; 'aria-haspopup'?: 'menu'; 'aria-expanded'?: boolean }
>;
export type MenuProps = { trigger: Button; items: readonly MenuItem[]; label?: string; align?: 'start' | 'end' };

const LIST = part(() => import('./menu-list.tsx'));
/** What people read comes first. */
const AFTER_MS = 2_000;

/**
 * `trigger` is a Button or IconButton; `divided` puts a line above the item. The list comes after the first screen, or
 * when somebody nears the button; a press of the button before that opens it as soon as it is there.
 */
export function Menu(props: MenuProps) {
  const [here, setHere] = useState(LIST.now);
  const [isWanted, setWanted] = useState(false);
  const [isNear, setNear] = useState(false);
  const early = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (here !== null) return;
    let isLeft = false;
    const get = () =>
      LIST.fetch().then(
        (module) => (isLeft ? undefined : setHere(module)),
        // Thrown while drawing, so that the boundary around it can say so; one that nobody asked for is asked for again.
        (error: unknown) =>
          isLeft || !isWanted
            ? undefined
            : setHere(() => {
                throw error;
              }),
      );
    const timer = setTimeout(() => void get(), isNear || isWanted ? 0 : AFTER_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [here, isNear, isWanted]);
  if (here !== null)
    return (
      <here.MenuList
        {...props}
        defaultOpen={isWanted}
        hadFocus={() => early.current !== null && early.current === document.activeElement}
      />
    );
  const near = () => setNear(true);
  const want = () => setWanted(true);
  // The press counts from its beginning: its end may fall on the button that has taken this one's place.
  return cloneElement(props.trigger, {
    ref: early,
    onPointerEnter: near,
    onFocus: near,
    onPointerDown: want,
    onClick: want,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  });
}
