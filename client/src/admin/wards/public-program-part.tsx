import { lazy, Suspense, useState } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { pathOf } from '#shared/bulletin/path.ts';
import type { WardConfig } from '#shared/wards/schema.ts';
import { SettingsPart } from './settings-part.tsx';

const ProgramDialog = lazy(() =>
  import('./public-program-dialog.tsx').then((module) => ({ default: module.PublicProgramDialog })),
);
const PosterDialog = lazy(() =>
  import('#client/pulpit/print/poster-dialog.tsx').then((module) => ({ default: module.PosterDialog })),
);

/** Whether the ward publishes its program, where, and what changes it. It's saved apart from the other settings. */
export function PublicProgramPart({ config }: { config: WardConfig }) {
  const [open, setOpen] = useState<'settings' | 'poster' | null>(null);
  const close = () => setOpen(null);
  const path = pathOf(config.publicProgram);
  return (
    <SettingsPart title="Public Program">
      <div className="flex flex-wrap items-center justify-between gap-3 md:col-span-2">
        {path === null ? (
          <p>Not published</p>
        ) : (
          <p className="min-w-0 wrap-anywhere">
            Published at{' '}
            <a href={path} target="_blank" rel="noreferrer" className="text-link">
              {`${window.location.host}${path}`}
            </a>
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {path === null ? null : <Button onClick={() => setOpen('poster')}>Print Poster</Button>}
          <Button onClick={() => setOpen('settings')}>
            {path === null ? 'Publish Program' : 'Edit Public Program'}
          </Button>
        </div>
        <Suspense fallback={null}>
          {open === 'settings' ? <ProgramDialog config={config} onClose={close} /> : null}
          {open === 'poster' && path !== null ? (
            <PosterDialog wardName={config.wardName} programPath={path} onClose={close} />
          ) : null}
        </Suspense>
      </div>
    </SettingsPart>
  );
}
