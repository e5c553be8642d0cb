import type { LucideIcon } from 'lucide-react';
import { cloneElement, lazy, Suspense, useRef, useState, type ReactElement, type Ref } from 'react';

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

type Button = ReactElement<{ ref?: Ref<HTMLButtonElement>; onClick?: () => void; onPointerDown?: () => void; 'aria-haspopup'?: 'menu'; 'aria-expanded'?: boolean }>;
export type MenuProps = { trigger: Button; items: readonly MenuItem[]; label?: string; align?: 'start' | 'end' };

const MenuList = lazy(() => import('./menu-list.tsx').then((m) => ({ default: m.MenuList })));

/**
 * `trigger` is a Button or IconButton; `divided` puts a line above the item. The list comes after the first screen; a
 * press of the button before that opens it as soon as it is there.
 */
export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false);
  const early = useRef<HTMLButtonElement>(null);
  const want = () => setWanted(true);
  // The press counts from its beginning: its end may fall on the button that has taken this one's place.
  const button = cloneElement(props.trigger, { ref: early, onPointerDown: want, onClick: want, 'aria-haspopup': 'menu', 'aria-expanded': false });
  const hadFocus = () => early.current !== null && early.current === document.activeElement;
  return (
    <Suspense fallback={button}>
      <MenuList {...props} defaultOpen={isWanted} hadFocus={hadFocus} />
    </Suspense>
  );
}
