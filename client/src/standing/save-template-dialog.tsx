import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useWard } from '#client/auth/session.ts';
import { isStale } from '#client/lib/api-error.ts';
import { Checkbox } from '#client/ui/controls/checkbox.tsx';
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx';
import { WaitingFields } from '#client/ui/feedback/waiting.tsx';
import { SaveFooter } from '#client/ui/layout/save-footer.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { TEXT_LABELS } from '#shared/meetings/constants.ts';
import { KIND_LABELS } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { TEMPLATE_TEXTS } from '#shared/standing/constants.ts';
import type { Standing, SundayTemplate } from '#shared/standing/schema.ts';
import {
  EMPTY_TEMPLATE,
  isTemplateKind,
  templateFor,
  templateOf,
  withMinutes,
  withTopics,
} from '#shared/standing/templates.ts';
import { standingOptions, useChangeStanding } from './api.ts';
import { useChoices } from '#client/ui/use-choices.ts';

const FAILED = 'The template wasn’t saved.';
const TITLE = 'Save as Template';
const none = () => null;
const isSame = (one: SundayTemplate, other: SundayTemplate): boolean => JSON.stringify(one) === JSON.stringify(other);

type Props = { meeting: Meeting; onClose: () => void };

/** What of a planned meeting becomes the template of its kind. */
export function SaveTemplateDialog({ meeting, onClose }: Props) {
  const standing = useQuery(standingOptions());
  if (standing.data) return <SaveForm meeting={meeting} standing={standing.data} onClose={onClose} />;
  return (
    <Dialog open size="sm" onRequestClose={onClose} title={TITLE}>
      <NotLoaded query={standing}>
        <WaitingFields count={2} />
      </NotLoaded>
    </Dialog>
  );
}

type Part = {
  key: string;
  label: string;
  lines: string;
  before: string;
  /** Checked to begin with, unless it would replace something. */
  isUsual: boolean;
  put: (template: SundayTemplate) => SundayTemplate;
};

/** What the meeting has, next to what the template has of it. */
function partsOf(found: SundayTemplate, before: SundayTemplate): Part[] {
  const { talks } = found;
  const lengths = (list: SundayTemplate['talks']) => list.map(({ duration }) => `${duration} min`).join(', ');
  const topics = (list: SundayTemplate['talks']) =>
    list
      .map(({ topic }) => topic)
      .filter(Boolean)
      .join(', ');
  const parts: Part[] = [
    {
      key: 'talks',
      label: 'Talks',
      lines: lengths(talks),
      before: lengths(before.talks),
      isUsual: true,
      put: (template) => withMinutes(template, talks),
    },
    {
      key: 'topics',
      label: 'Talk topics',
      lines: topics(talks),
      before: topics(before.talks),
      isUsual: false,
      put: (template) => withTopics(template, talks),
    },
    ...TEMPLATE_TEXTS.map((text) => ({
      key: text,
      label: TEXT_LABELS[text],
      lines: found[text].trim(),
      before: before[text].trim(),
      // Most are about one Sunday.
      isUsual: false,
      put: (template: SundayTemplate) => ({ ...template, [text]: found[text] }),
    })),
  ];
  return parts.filter(({ lines }) => lines !== '');
}

function SaveForm({ meeting, standing, onClose }: Props & { standing: Standing }) {
  const { defaultTalkLength } = useWard();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useChangeStanding('Template Saved');
  const choices = useChoices<string>();
  const [problem, setProblem] = useState('');
  const { kind } = meeting;
  const before = templateFor(standing.templates, kind) ?? EMPTY_TEMPLATE;
  const parts = partsOf(templateOf(meeting, defaultTalkLength), before);
  const isChosen = ({ key, isUsual, before: there }: Part) => choices.isChosen(key, isUsual && there === '');
  const chosen = parts.filter(isChosen);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isTemplateKind(kind)) return;
    setProblem('');
    const template = chosen.reduce((made, { put }) => put(made), before);
    let { version } = standing;
    for (;;) {
      try {
        await mutateAsync({ version, templates: { [kind]: template } });
        return onClose();
      } catch (error) {
        const now = isStale(error) ? await client.fetchQuery({ ...standingOptions(), staleTime: 0 }).catch(none) : null;
        if (now === null || now.version === version) return setProblem(FAILED);
        if (!isSame(templateFor(now.templates, kind) ?? EMPTY_TEMPLATE, before))
          return setProblem('Someone else changed this template. Check it, then save again.');
        version = now.version;
      }
    }
  };
  return (
    <Dialog
      open
      size="sm"
      onRequestClose={() => (isPending ? undefined : onClose())}
      onSubmit={(event) => void save(event)}
      title={TITLE}
      subtitle={<span>Meeting type: {KIND_LABELS[kind]}</span>}
      footer={
        <SaveFooter
          onCancel={onClose}
          isBusy={isPending}
          disabled={chosen.length === 0}
          problem={problem}
          isTold={problem === FAILED}
        >
          Save Template
        </SaveFooter>
      }
    >
      <div className="grid gap-3">
        {parts.length === 0 ? <p className="text-muted">There’s nothing to save from this meeting yet.</p> : null}
        {parts.map((part) => (
          <Checkbox
            key={part.key}
            label={part.label}
            description={<Kept part={part} />}
            checked={isChosen(part)}
            onChange={() => choices.choose(part.key, !isChosen(part))}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** What is saved, and what gives way to it. */
function Kept({ part: { lines, before } }: { part: Part }) {
  const shown = <span className="line-clamp-3 whitespace-pre-line">{lines}</span>;
  if (before === '') return shown;
  if (before === lines) return <>{shown} (already there)</>;
  return (
    <>
      {shown} <span className="line-clamp-2 text-warn">replaces {before}</span>
    </>
  );
}
