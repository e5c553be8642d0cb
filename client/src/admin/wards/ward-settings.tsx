import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { WaitingFields } from '#client/ui/feedback/waiting.tsx';
import { configOptions } from './api.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsNav } from './settings-part.tsx';

export function WardSettings() {
  const result = useQuery(configOptions());
  const { data } = result;
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[12rem_minmax(0,1fr)]">
      {data ? <SettingsNav /> : null}
      {data ? (
        <SettingsForm config={data} />
      ) : (
        <Card className="max-w-form xl:col-start-2 xl:max-w-none">
          <NotLoaded query={result}>
            <WaitingFields count={10} />
          </NotLoaded>
        </Card>
      )}
    </div>
  );
}
