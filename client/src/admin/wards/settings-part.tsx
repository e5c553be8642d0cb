// Wall: parts with a save of their own look like those of the form.
import type { ReactNode } from 'react';
import { Card, CardBody, CardHead } from '#client/ui/layout/card.tsx';

export function SettingsPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHead title={title} />
      <CardBody className="grid gap-4 md:grid-cols-2">{children}</CardBody>
    </Card>
  );
}
