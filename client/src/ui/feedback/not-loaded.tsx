import type { ReactNode } from 'react';
import { Failed } from './failed.tsx';
import { Loading } from './skeleton.tsx';
import { wordsOf } from '#client/lib/api-error.ts';

type Props = {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  label?: string;
  children?: ReactNode;
};

/** In place of what a query has not brought: why it failed, with a way to try again, or the shape of what is to come (`children`). */
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
