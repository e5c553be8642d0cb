import { useQuery } from '@tanstack/react-query';
import { wordsOf } from '#client/lib/api-error.ts';
import { Card } from '#client/ui/card.tsx';
import { Failed } from '#client/ui/failed.tsx';
import { Loading, SkeletonLines } from '#client/ui/skeleton.tsx';
import { configOptions } from './api.ts';
import { SettingsForm } from './settings-form.tsx';

export function WardSettings() {
  const { data, error, isFetching, refetch } = useQuery(configOptions());
  if (data) return <SettingsForm config={data} />;
  return (
    <Card className="max-w-form">
      {error ? (
        <Failed onRetry={() => void refetch()} retrying={isFetching}>
          {wordsOf(error)}
        </Failed>
      ) : (
        <Loading>
          <SkeletonLines count={12} />
        </Loading>
      )}
    </Card>
  );
}
