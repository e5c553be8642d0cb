import { useWard } from '#client/auth/session.ts';
import { formatSavedAt } from '#shared/calendar/format.ts';
import { Badge } from '#client/ui/feedback/badge.tsx';
import type { PulpitSheet } from '#shared/pulpit/schema.ts';
import { KINDS } from './sheet-words.ts';

/** Where the text came from, and when it was saved. */
export function SheetStatus({ sheet }: { sheet: PulpitSheet }) {
  const { timezone } = useWard();
  const kind = sheet.edited !== null ? 'edited' : sheet.source === 'ai' ? 'ai' : 'generated';
  return (
    <>
      <Badge tone={kind === 'edited' ? 'confirmed' : 'other'}>{KINDS[kind]}</Badge>
      {sheet.generatedAt ? <span className="text-sm">Saved {formatSavedAt(sheet.generatedAt, timezone)}</span> : null}
    </>
  );
}
