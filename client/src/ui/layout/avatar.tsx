import { ADDRESSED } from '#shared/text/forms-of-address.ts';
import { cx } from '#client/ui/cx.ts';

function initials(name: string): string {
  const parts = name.replace(ADDRESSED, '').trim().split(/\s+/);
  const first = parts[0] ?? '';
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toLocaleUpperCase();
}

type Props = { name: string; src?: string | null; size?: 'sm' | 'md'; className?: string };

/** Decoration next to a name, so hidden from screen readers. */
export function Avatar({ name, src, size = 'md', className }: Props) {
  const shape = cx('shrink-0 rounded-full', size === 'md' ? 'size-9 text-sm' : 'size-7 text-xs', className);
  if (src) return <img src={src} alt="" className={cx(shape, 'object-cover')} />;
  return (
    <span
      aria-hidden="true"
      className={cx(shape, 'grid place-items-center bg-primary-soft font-semibold text-primary')}
    >
      {initials(name)}
    </span>
  );
}
