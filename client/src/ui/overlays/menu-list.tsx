import * as Radix from '@radix-ui/react-dropdown-menu';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { cx } from '#client/ui/cx.ts';
import type { MenuItem, MenuProps, Opening } from './menu.tsx';
import { words } from '#client/ui/words.ts';

/** How far a hand may slip, in pixels, while it presses a button. */
const SLIP = 8;

export function MenuList({
  trigger,
  items,
  label,
  heading,
  align = 'end',
  defaultOpen,
  hadFocus,
}: MenuProps & Opening) {
  const button = useRef<HTMLButtonElement>(null);
  // Asked once, while the button that stood in is still on the screen.
  const [takesFocus] = useState(hadFocus);
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  // The menu has not seen the key that was pressed before it had loaded, and would highlight nothing.
  const [highlights, setHighlights] = useState(
    () => defaultOpen && document.activeElement?.matches(':focus-visible') === true,
  );
  const way = useRef(0);
  const waiting = useRef<(() => void) | null>(null);
  // Runs after the menu has closed, so the focus is back on the trigger.
  const closed = () => {
    way.current = 0;
    const run = waiting.current;
    waiting.current = null;
    if (run) requestAnimationFrame(run);
  };
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        {/* It hangs outside the page, and everything on a page belongs to a landmark. */}
        <div role="region" aria-label={label ?? words.menu}>
          <Radix.Content
            align={align}
            sideOffset={4}
            collisionPadding={8}
            aria-label={label}
            onCloseAutoFocus={closed}
            // A row that moves up while its button is pressed brings an item below a pointer that chose nothing.
            onPointerMoveCapture={({ movementX, movementY }) => (way.current += Math.hypot(movementX, movementY))}
            onPointerUpCapture={(event) => {
              if (way.current < SLIP) event.preventDefault();
            }}
            onFocus={({ target, currentTarget }) => {
              if (!highlights || target !== currentTarget) return;
              setHighlights(false);
              currentTarget.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus();
            }}
            className="z-60 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-pop overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-pop outline-none"
          >
            {heading ? <Radix.Label className="px-2.5 py-1.5 text-sm text-muted">{heading}</Radix.Label> : null}
            {items.map((item) => (
              <Fragment key={item.key}>
                {item.divided ? <Radix.Separator className="m-1 border-t border-line" /> : null}
                <Radix.Item
                  asChild={item.href !== undefined}
                  disabled={item.disabled}
                  aria-current={item.isCurrent || undefined}
                  onSelect={() => (waiting.current = item.onRun ?? null)}
                  className={cx(
                    'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 outline-none select-none',
                    'hover:no-underline data-disabled:opacity-50 data-highlighted:bg-primary-soft touch:min-h-11',
                    item.isCurrent && 'font-semibold',
                    item.danger ? 'text-danger' : item.isCurrent ? 'text-primary' : 'text-text',
                  )}
                >
                  {item.href === undefined ? <Inside item={item} /> : <LinkInside item={item} href={item.href} />}
                </Radix.Item>
              </Fragment>
            ))}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Inside({ item: { icon: Icon, label } }: { item: MenuItem }) {
  return (
    <>
      {Icon ? <Icon /> : null}
      {label}
    </>
  );
}

function LinkInside({ item, href, ...rest }: { item: MenuItem; href: string }) {
  return (
    <Link {...rest} href={href}>
      <Inside item={item} />
    </Link>
  );
}
