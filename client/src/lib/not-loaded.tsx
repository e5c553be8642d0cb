import { Failed } from '#client/ui/failed.tsx';
import { Loading, SkeletonLines } from '#client/ui/skeleton.tsx';
import { wordsOf } from './api-error.ts';

type Props = { query: { error: Error | null; isFetching: boolean; refetch: () => unknown }; lines?: number; label?: string };

/** In place of what a query has not brought: why it failed, with a way to try again, or the shape of what is to come. */
export function NotLoaded({ query, lines, label }: Props) {
  const { error, isFetching, refetch } = query;
  return error ? (
    <Failed onRetry={() => void refetch()} retrying={isFetching}>
      {wordsOf(error)}
    </Failed>
  ) : (
    <Loading label={label}>
      <SkeletonLines count={lines} />
    </Loading>
  );
}
