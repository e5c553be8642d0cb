import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { look, OutsideLink, type Look } from './button.tsx';

type Props = Omit<ComponentProps<'a'>, 'href'> & Look & { href: string; external?: boolean; state?: unknown };

/** A link that looks like a button. `external` (or `download`, `target`) bypasses the router. */
export function ButtonLink({ external, state, ...rest }: Props) {
  if (external || rest.download !== undefined || rest.target !== undefined) return <OutsideLink {...rest} />;
  const { variant, size, icon: Icon, edge, className, children, ...link } = rest;
  return (
    <Link {...link} state={state} className={look({ variant, size, edge }, className)}>
      {Icon ? <Icon /> : null}
      {children}
    </Link>
  );
}
