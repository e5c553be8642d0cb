import { Skeleton } from '#client/ui/feedback/skeleton.tsx';

/** Rows of two lines, as they will stand there. */
export const WaitingRows = ({ count }: { count: number }) => (
  <ul aria-busy="true" className="divide-y divide-line">
    {Array.from({ length: count }, (_, place) => (
      <li key={place} className="grid h-[3.75rem] content-center gap-1.5 px-4 md:px-5">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-3.5 w-3/5" />
      </li>
    ))}
  </ul>
);
