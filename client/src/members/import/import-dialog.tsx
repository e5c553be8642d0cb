import { useEffect, useRef, useState } from 'react';
import { serverWords } from '#client/lib/api-error.ts';
import { tabPath } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/controls/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { Meter } from '#client/ui/feedback/meter.tsx';
import { notify } from '#client/lib/notify.ts';
import type { ImportReport } from '#shared/imports/schema.ts';
import { SECTION_LABELS } from '#shared/product.ts';
import { useSendFile } from './api.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSummary } from './import-summary.tsx';

type State =
  | { step: 'idle' }
  /** `members`: how many are saved, or null for the preview. */
  | { step: 'uploading' | 'processing'; file: File; members: number | null }
  | { step: 'preview'; file: File; report: ImportReport }
  | { step: 'success'; report: ImportReport }
  | { step: 'error'; words: string };

const PROGRESS = { uploading: 33, processing: 66 };
const WORDS = { uploading: 'Uploading the file…', processing: 'Reading names, callings, and contact info…' };
const FAILED = 'Failed to import member data';

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [state, setState] = useState<State>({ step: 'idle' });
  const stop = useRef<AbortController>(null);
  const { mutateAsync } = useSendFile();
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (file: File, members: number | null) => {
    const isPreview = members === null;
    stop.current = new AbortController();
    setState({ step: 'uploading', file, members });
    const onSent = () => setState((now) => (now.step === 'uploading' ? { ...now, step: 'processing' } : now));
    try {
      const report = await mutateAsync({ file, isPreview, onSent, signal: stop.current.signal });
      setState(isPreview ? { step: 'preview', file, report } : { step: 'success', report });
      if (!isPreview)
        notify({
          title: 'Import Complete',
          description: `${report.imported} new, ${report.updated} updated, ${report.skipped} skipped.`,
        });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return setState({ step: 'idle' });
      const words = serverWords(error, FAILED);
      setState({ step: 'error', words });
      notify({ kind: 'error', title: 'Import Failed', description: words });
    }
  };
  const again = () => setState({ step: 'idle' });
  const isBusy = state.step === 'uploading' || state.step === 'processing';
  const writing = isBusy ? state.members : null;
  const isWriting = writing !== null;

  const footer = {
    idle: <Button onClick={onClose}>Cancel</Button>,
    uploading: (
      <Button disabled={isWriting} onClick={() => stop.current?.abort()}>
        Cancel
      </Button>
    ),
    processing: (
      <Button disabled={isWriting} onClick={() => stop.current?.abort()}>
        Cancel
      </Button>
    ),
    preview:
      state.step === 'preview' ? (
        <>
          <Button onClick={again}>Choose Another File</Button>
          <Button
            variant="primary"
            disabled={written(state.report) === 0}
            onClick={() => void send(state.file, written(state.report))}
          >
            {importVerb(state.report)}
          </Button>
        </>
      ) : null,
    success: (
      <>
        <ButtonLink href={tabPath('planner')}>Open {SECTION_LABELS.planner}</ButtonLink>
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      </>
    ),
    error: (
      <>
        <Button onClick={onClose}>Close</Button>
        <Button variant="primary" onClick={again}>
          Choose Another File
        </Button>
      </>
    ),
  }[state.step];

  return (
    <Dialog
      open
      size="lg"
      title="Import Members"
      subtitle="From a CSV, TXT, JSON, or PDF file"
      onRequestClose={isWriting ? () => undefined : onClose}
      footer={footer}
      flush={state.step === 'preview' || state.step === 'success'}
    >
      {state.step === 'idle' ? <ChooseFile onChoose={(file) => void send(file, null)} /> : null}
      {isBusy ? (
        <div className="grid gap-4 py-6" role="status">
          <p>{state.file.name}</p>
          <Meter
            value={PROGRESS[state.step]}
            max={100}
            label="Import"
            text={state.step === 'processing' && isWriting ? `Saving ${inWords(writing)}…` : WORDS[state.step]}
          />
        </div>
      ) : null}
      {state.step === 'preview' ? <ImportPreview report={state.report} fileName={state.file.name} /> : null}
      {state.step === 'success' ? <ImportSummary report={state.report} /> : null}
      {state.step === 'error' ? <Failed>{state.words}</Failed> : null}
    </Dialog>
  );
}

const written = ({ imported, updated }: ImportReport): number => imported + updated;
const inWords = (members: number): string => `${members} ${members === 1 ? 'member' : 'members'}`;

function importVerb(report: ImportReport): string {
  const members = written(report);
  return members === 0 ? 'Nothing to Import' : `Import ${members} ${members === 1 ? 'Member' : 'Members'}`;
}
