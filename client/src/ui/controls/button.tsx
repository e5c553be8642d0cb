import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '#client/ui/cx.ts';
import { words } from '#client/ui/words.ts';

export type Look = {
  variant?: 'default' | 'primary' | 'ghost' | 'danger';
  size?: 'md' | 'sm';
  icon?: LucideIcon;
  /** Puts what a small ghost button says on the edge of the text above and below it. */
  edge?: 'start' | 'end';
};

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 border whitespace-nowrap select-none transition-colors ' +
  'hover:no-underline disabled:opacity-50 aria-disabled:opacity-70';

const variants = {
  default: 'border-input bg-surface text-text font-medium hover:bg-sunken',
  primary: 'border-primary bg-primary text-on-primary font-semibold hover:border-primary-hover hover:bg-primary-hover',
  ghost: 'border-transparent bg-transparent text-text font-medium hover:bg-sunken',
  danger: 'border-danger bg-surface text-danger font-medium hover:bg-danger-soft',
};

const sizes = {
  md: 'h-control rounded-md px-3.5 text-base',
  sm: 'h-control-sm rounded-sm px-2.5 text-sm touch:rounded-md touch:px-3.5',
};

const edges = { start: '-ml-2.5 touch:-ml-3.5', end: '-mr-2.5 touch:-mr-3.5' };

const squares = { md: 'size-control rounded-md', sm: 'size-control-sm rounded-sm' };

export function look({ variant = 'default', size = 'md', edge }: Look, className?: string): string {
  return cx(base, variants[variant], sizes[size], edge && edges[edge], className);
}

type Busy = { busy?: boolean; busyText?: string };

/** While busy, it keeps its focus and size and ignores further clicks and submits. */
export function Button({
  variant,
  size,
  icon: Icon,
  edge,
  busy = false,
  busyText = words.working,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look & Busy) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, size, edge }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={click}
    >
      {busy ? <LoaderCircle className="animate-spin" /> : Icon ? <Icon /> : null}
      {busy ? busyText : children}
    </button>
  );
}

/** An icon button. The label is its accessible name and tooltip. */
export function IconButton({
  icon: Icon,
  label,
  variant = 'ghost',
  size = 'md',
  className,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & Look & { icon: LucideIcon; label: string }) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(base, variants[variant], squares[size], className)}
    >
      <Icon className={size === 'md' ? 'size-5' : undefined} />
    </button>
  );
}

type OutsideProps = ComponentProps<'a'> & Look & { href: string };

/** A link that looks like a button and leads out of the app, to a file or to a new tab. */
export function OutsideLink({ variant, size, icon: Icon, edge, className, children, ...rest }: OutsideProps) {
  return (
    <a {...rest} className={look({ variant, size, edge }, className)}>
      {Icon ? <Icon /> : null}
      {children}
    </a>
  );
}
