import * as Radix from '@radix-ui/react-dropdown-menu';
import type { LucideIcon } from 'lucide-react';
import { Fragment, useRef, type ReactElement } from 'react';
import { Link } from 'wouter';
import { cx } from './cx.ts';
import { words } from './words.ts';

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

type Props = { trigger: ReactElement; items: readonly MenuItem[]; label?: string; align?: 'start' | 'end' };

/** `trigger` is a Button or IconButton; `divided` puts a line above the item. */
export function Menu({ trigger, items, label, align = 'end' }: Props) {
  const waiting = useRef<(() => void) | null>(null);
  // What an item opens must find the focus back on the trigger, so it runs after the menu has gone.
  const closed = () => {
    const run = waiting.current;
    waiting.current = null;
    if (run) requestAnimationFrame(run);
  };
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        {/* It hangs outside the page, and everything on a page belongs to a landmark. */}
        <div role="region" aria-label={label ?? words.menu}>
          <Radix.Content
            align={align}
            sideOffset={4}
            collisionPadding={8}
            aria-label={label}
            onCloseAutoFocus={closed}
            className="z-60 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-pop overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-pop outline-none"
          >
            {items.map((item) => (
              <Fragment key={item.key}>
                {item.divided ? <Radix.Separator className="m-1 border-t border-line" /> : null}
                <Radix.Item
                  asChild={item.href !== undefined}
                  disabled={item.disabled}
                  onSelect={() => (waiting.current = item.onRun ?? null)}
                  className={cx(
                    'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 outline-none select-none',
                    'hover:no-underline data-disabled:opacity-50 data-highlighted:bg-primary-soft touch:min-h-11',
                    item.danger ? 'text-danger' : 'text-text',
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
