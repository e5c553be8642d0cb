import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { WaitingFields } from '#client/ui/feedback/waiting.tsx';
import { configOptions } from './api.ts';
import { SettingsForm } from './settings-form.tsx';

export function WardSettings() {
  const result = useQuery(configOptions());
  const { data } = result;
  if (data) return <SettingsForm config={data} />;
  return (
    <Card className="max-w-form">
      <NotLoaded query={result}>
        <WaitingFields count={10} />
      </NotLoaded>
    </Card>
  );
}
