import type { ReactNode } from 'react';
import { Card } from '#client/ui/layout/card.tsx';
import { Logo } from '#client/ui/layout/logo.tsx';
import { useTitle } from '#client/lib/use-title.ts';

type Props = { title: string; children: ReactNode; hosts?: ReactNode };

/** One card in place of the planner: something has to be settled before it opens. */
export function CardPage({ title, children, hosts }: Props) {
  useTitle(title);
  return (
    <main className="grid min-h-dvh content-start justify-items-center px-4 py-8 md:pt-[max(2rem,50dvh_-_22rem)]">
      <Card className="grid w-full max-w-[400px] gap-4 p-5 sm:p-8">
        <div className="flex items-center gap-3">
          <Logo className="size-10 shrink-0" />
          <h1 className="text-lg">{title}</h1>
        </div>
        {children}
      </Card>
      {hosts}
    </main>
  );
}
