import { X } from 'lucide-react';

const WORDS = 'before:content-[attr(data-text)]';

type Props = { number: string | number | null; title: string };

/**
 * Where a cell is too narrow to keep room for the × that clears it, a small one where the title's last line leaves some.
 * It floats behind the same words, unseen; where it doesn't fit, it is below them, out of sight.
 */
export const ClearCue = ({ number, title }: Props) => (
  <span
    aria-hidden="true"
    className="pointer-events-none absolute inset-px flex items-center pr-1 pl-2 text-sm/4.5 group-hover/cell:hidden any-pointer-coarse:hidden roomy:hidden"
  >
    <span className="w-full">
      <span className="block max-h-9 overflow-clip wrap-anywhere">
        <span data-text={number ?? ''} className={`invisible num font-semibold ${WORDS}`} />{' '}
        <span data-text={title} className={`invisible ${WORDS}`} />
        <X className="float-right mx-1 mt-0.75 size-3 text-muted opacity-70" />
      </span>
    </span>
  </span>
);
