import { useEffect, useRef, useState } from 'react';
import { isInvalid, serverWords } from '#client/lib/api-error.ts';
import { tabPath } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/controls/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { Meter } from '#client/ui/feedback/meter.tsx';
import { notify } from '#client/lib/notify.ts';
import type { ImportReport } from '#shared/imports/schema.ts';
import { SECTION_LABELS } from '#shared/product.ts';
import { isStopped, NOT_IMPORTED, usePreview, useSaveImport } from './api.ts';
import { approvedRows, isToSave, NO_CHANGES, type Changes } from './approved-rows.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSummary } from './import-summary.tsx';

type State =
  | { step: 'idle' }
  /** `members`: how many are saved, or null for the preview. */
  | { step: 'uploading' | 'processing'; file: File; members: number | null }
  | { step: 'preview'; file: File; report: ImportReport; changes: Changes }
  | { step: 'success'; report: ImportReport }
  | { step: 'error'; words: string };

const PROGRESS = { uploading: 33, processing: 66 };
const WORDS = { uploading: 'Uploading the file...', processing: 'Reading names, callings, and contact info...' };

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [state, setState] = useState<State>({ step: 'idle' });
  const stop = useRef<AbortController>(null);
  const { mutateAsync: readFile } = usePreview();
  const { mutateAsync: saveRows } = useSaveImport();
  useEffect(() => () => stop.current?.abort(), []);

  const preview = async (file: File) => {
    stop.current = new AbortController();
    setState({ step: 'uploading', file, members: null });
    const onSent = () => setState((now) => (now.step === 'uploading' ? { ...now, step: 'processing' } : now));
    try {
      const report = await readFile({ file, onSent, signal: stop.current.signal });
      setState({ step: 'preview', file, report, changes: NO_CHANGES });
    } catch (error) {
      if (isStopped(error)) return setState({ step: 'idle' });
      setState({ step: 'error', words: serverWords(error, NOT_IMPORTED) });
    }
  };
  const save = async (before: State & { step: 'preview' }) => {
    const { file, report, changes } = before;
    if (report.importId === null) return;
    setState({ step: 'processing', file, members: toSave(before) });
    try {
      const saved = await saveRows({ importId: report.importId, rows: approvedRows(report, changes) });
      setState({ step: 'success', report: saved });
      notify({
        title: 'Import Complete',
        description: `${saved.imported} new, ${saved.updated} updated, ${saved.skipped} skipped.`,
      });
    } catch (error) {
      const words = serverWords(error, NOT_IMPORTED);
      // A wrong correction is corrected where it was made; nothing that was typed is lost.
      setState(isInvalid(error) ? before : { step: 'error', words });
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
          <Button variant="primary" disabled={toSave(state) === 0} onClick={() => void save(state)}>
            {importVerb(toSave(state))}
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
      {state.step === 'idle' ? <ChooseFile onChoose={(file) => void preview(file)} /> : null}
      {isBusy ? (
        <div className="grid gap-4 py-6" role="status">
          <p>{state.file.name}</p>
          <Meter
            value={PROGRESS[state.step]}
            max={100}
            label="Import"
            text={state.step === 'processing' && isWriting ? `Saving ${inWords(writing)}...` : WORDS[state.step]}
          />
        </div>
      ) : null}
      {state.step === 'preview' ? (
        <ImportPreview
          report={state.report}
          fileName={state.file.name}
          changes={state.changes}
          onChange={(changes) => setState({ ...state, changes })}
        />
      ) : null}
      {state.step === 'success' ? <ImportSummary report={state.report} /> : null}
      {state.step === 'error' ? <Failed>{state.words}</Failed> : null}
    </Dialog>
  );
}

const toSave = ({ report, changes }: State & { step: 'preview' }): number =>
  report.rows.filter((row) => isToSave(row, changes)).length;
const inWords = (members: number): string => `${members} ${members === 1 ? 'member' : 'members'}`;
const importVerb = (members: number): string =>
  members === 0 ? 'Nothing to Import' : `Import ${members} ${members === 1 ? 'Member' : 'Members'}`;
