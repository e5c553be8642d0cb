import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { WaitingFields } from '#client/ui/feedback/waiting.tsx';
import { configOptions } from './api.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsJump, SettingsNav } from './settings-part.tsx';

export function WardSettings() {
  const result = useQuery(configOptions());
  const { data } = result;
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[12rem_minmax(0,1fr)]">
      {data ? <SettingsNav /> : null}
      {data ? (
        <div className="min-w-0">
          <SettingsJump />
          <SettingsForm config={data} />
        </div>
      ) : (
        <div className="min-w-0 xl:col-start-2">
          {result.isPending ? <Skeleton className="mb-4 h-control md:w-80 xl:hidden" /> : null}
          <Card className="max-w-form xl:max-w-none">
            <NotLoaded query={result}>
              <WaitingFields count={10} />
            </NotLoaded>
          </Card>
        </div>
      )}
    </div>
  );
}
