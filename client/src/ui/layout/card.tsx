import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { cx } from '#client/ui/cx.ts';

/** `edge` highlights the most important card on a page; its bar moves nothing that is in the card. */
export function Card({ edge = false, className, ...rest }: ComponentProps<'section'> & { edge?: boolean }) {
  return (
    <section
      {...rest}
      className={cx(
        'min-w-0 rounded-lg border bg-surface',
        edge ? 'edge relative border-primary' : 'border-line',
        className,
      )}
    />
  );
}

type HeadProps = { title: ReactNode; end?: ReactNode; level?: 2 | 3; plain?: boolean; className?: string; id?: string };

/** `plain` leaves the line out, for cards that are one list. */
export function CardHead({ title, end, level = 2, plain = false, className, id }: HeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <header
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 md:px-5',
        plain ? 'pt-4 pb-2' : 'border-b border-line py-3',
        className,
      )}
    >
      <Heading id={id} className="text-md font-semibold tracking-normal">
        {title}
      </Heading>
      {end === undefined || end === null ? null : <div className="flex flex-wrap items-center gap-2">{end}</div>}
    </header>
  );
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('p-4 md:p-5', className)} />;
}

type MoreProps = { count: number; isWhole: boolean; onChange: (isWhole: boolean) => void; isWide?: boolean };

/** At the foot of a card that begins with the first lines of a list; its word begins where the lines do, which is farther in on a wide card. */
export const ShowAll = ({ count, isWhole, onChange, isWide }: MoreProps) => (
  <div className={cx('border-t border-line px-1.25 py-1.5 touch:px-0.25', isWide && 'md:px-2.25 md:touch:px-1.25')}>
    <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => onChange(!isWhole)}>
      {isWhole ? 'Show Fewer' : `Show All ${count}`}
    </Button>
  </div>
);
