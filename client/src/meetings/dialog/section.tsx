import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import { FORM_SECTIONS, type SectionId } from '#client/meetings/meeting-words.ts';

export const sectionElementId = (id: SectionId): string => `meeting-section-${id}`;

type Props = { id: SectionId; className?: string; children: ReactNode };

/** One section of the meeting: its heading, which the navigation links to, and its fields. */
export function FormSection({ id, className, children }: Props) {
  const title = FORM_SECTIONS.find((section) => section.id === id)?.title;
  const heading = sectionElementId(id);
  return (
    <section aria-labelledby={heading} className="grid gap-3.5">
      <h3 id={heading} tabIndex={-1} className="flex min-h-7 items-center text-md outline-none">
        {title}
      </h3>
      <div className={cx('grid items-start gap-4', className)}>{children}</div>
    </section>
  );
}
