import { History, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { useMeetingInfo, useValues } from './form-context.ts';
import { changedFormParts } from '#client/meetings/meeting-parts.ts';

function Notice({ icon: Icon, action, children }: { icon: LucideIcon; action?: ReactNode; children: ReactNode }) {
  return (
    <div role="status" className="flex items-center gap-3 border-t border-line bg-sunken px-4 py-2 md:px-6">
      <Icon className="text-muted" />
      <span className="min-w-0 flex-1">{children}</span>
      {action}
    </div>
  );
}

/** After a reload. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      icon={History}
      action={
        <Button size="sm" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      We restored your unsaved changes.
    </Notice>
  );
}

/** Someone else saved while this form has changes of its own. */
export function NewsNotice() {
  const values = useValues();
  const { base } = useMeetingInfo();
  if (changedFormParts(base, values).length === 0) return null;
  return (
    <Notice icon={Users}>
      This meeting was just changed by someone else or in another tab. When you save, you’ll be able to compare both
      versions.
    </Notice>
  );
}
