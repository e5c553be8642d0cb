import type { ReactNode } from 'react';
import { Failed } from './failed.tsx';
import { Loading } from './skeleton.tsx';
import { wordsOf } from '#client/lib/api-error.ts';

type Props = {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  label?: string;
  children?: ReactNode;
};

/** Shown until a query has data: an error with Retry, or a skeleton (`children`). */
export function NotLoaded({ query, label, children }: Props) {
  const { error, isFetching, refetch } = query;
  return error ? (
    <Failed onRetry={() => void refetch()} retrying={isFetching}>
      {wordsOf(error)}
    </Failed>
  ) : (
    <Loading label={label}>{children}</Loading>
  );
}
