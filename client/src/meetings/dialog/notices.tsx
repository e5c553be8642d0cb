import { History, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { useTemplates } from '#client/standing/use-standing.ts';
import { TEXT_LABELS } from '#shared/meetings/constants.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import { KIND_LABELS } from '#shared/meetings/rules.ts';
import type { Templates, TemplateTalk } from '#shared/standing/schema.ts';
import { offeredTexts, templateFor, usualTalks } from '#shared/standing/templates.ts';
import { focusField } from './focus-field.ts';
import { useFormFields, useMeetingInfo, useValues } from './form-context.ts';
import { rowsFor } from './meeting-start.ts';
import { isEmptyRow } from '#client/meetings/meeting-values.ts';
import { changedFormParts } from '#client/meetings/meeting-parts.ts';
import { listOfAll } from '#shared/text/in-words.ts';

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

/** Rows in which no one is yet, and which are not those of the template, give way to them. */
function offeredTalks(templates: Templates, { kind, speakers }: MeetingValues): readonly TemplateTalk[] {
  const talks = usualTalks(templates, kind);
  const isThere =
    speakers.length === talks.length && talks.every(({ duration }, row) => speakers[row]?.duration === duration);
  return isThere || !speakers.every(isEmptyRow) ? [] : talks;
}

/**
 * A draft, or a meeting whose type was changed, can take what the type usually has. Nothing is taken by itself, and
 * nothing that someone wrote is replaced.
 */
export function TemplateOffer() {
  const { setValue } = useFormFields();
  const values = useValues();
  const { meeting, base } = useMeetingInfo();
  const templates = useTemplates();
  const { kind } = values;
  // Once the type was changed, also back: what another type's template replaced is offered again.
  const [isSwitched, setSwitched] = useState(false);
  if (kind !== base.kind && !isSwitched) setSwitched(true);
  const mayTake = isSwitched || meeting?.status === 'draft';
  const texts = mayTake ? offeredTexts(templates, kind, values) : [];
  const talks = mayTake ? offeredTalks(templates, values) : [];
  const template = templateFor(templates, kind);
  const parts = [
    ...texts.map((text) => TEXT_LABELS[text].toLowerCase()),
    ...(talks.length > 0 ? [talks.length === 1 ? '1 talk' : `${talks.length} talks`] : []),
  ];
  const fill = () => {
    for (const text of texts) setValue(text, template?.[text] ?? '', { shouldDirty: true, shouldValidate: true });
    if (talks.length > 0) setValue('speakers', rowsFor(talks), { shouldDirty: true });
    focusField('kind');
  };
  return (
    <div role="status" className="empty:hidden md:col-span-2">
      {parts.length === 0 ? null : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-muted">
          <p className="min-w-0 flex-1 basis-60">
            The {KIND_LABELS[kind]} template has {listOfAll(parts)}.
          </p>
          <Button size="sm" onClick={fill}>
            Fill from Template
          </Button>
        </div>
      )}
    </div>
  );
}
