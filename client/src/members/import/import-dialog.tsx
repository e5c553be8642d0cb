import { askToDiscard, useLeaveGuard } from '#client/lib/leaving/leave-guard.ts';
import { tabPath } from '#client/paths.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { Meter } from '#client/ui/feedback/meter.tsx';
import { SECTION_LABELS } from '#shared/product.ts';
import { numberInWords } from '#shared/text/in-words.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSummary } from './import-summary.tsx';
import { SavingBar } from './saving-bar.tsx';
import { countToSave, useImport } from './use-import.ts';

const PROGRESS = { uploading: 33, processing: 66 };
const WORDS = { uploading: 'Uploading the file...', processing: 'Reading names, callings, and contact info...' };

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { state, preview, check, save, change, stop, restart } = useImport();
  const isBusy = state.step === 'uploading' || state.step === 'processing';
  const writing = isBusy ? state.members : null;
  const isWriting = writing !== null;
  const isDirty = () => state.step === 'preview' && state.changes.corrections.size > 0;
  const close = useLeaveGuard({ isDirty, onLeave: onClose });
  const chooseAnother = async () => {
    if (!isDirty() || (await askToDiscard())) restart();
  };

  // What is being saved can't be stopped any more.
  const cancelReading = isWriting ? null : <Button onClick={stop}>Cancel</Button>;
  const footer = {
    idle: <Button onClick={onClose}>Cancel</Button>,
    uploading: cancelReading,
    processing: cancelReading,
    preview:
      state.step === 'preview' ? (
        <>
          <Button onClick={() => void chooseAnother()}>Choose Another File</Button>
          <Button
            variant="primary"
            disabled={countToSave(state) === 0}
            busy={state.isChecking}
            busyText="Checking..."
            onClick={() => void save(state)}
          >
            {importVerb(countToSave(state))}
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
        <Button variant="primary" onClick={restart}>
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
      onRequestClose={isWriting ? () => undefined : () => void close()}
      footer={footer}
      flush={state.step === 'preview' || state.step === 'success'}
    >
      {state.step === 'idle' ? <ChooseFile onChoose={(file) => void preview(file)} /> : null}
      {isBusy ? (
        <div className="grid gap-4 py-6" role="status">
          <p>{state.file.name}</p>
          {isWriting ? (
            <SavingBar text={`Saving ${inWords(writing)}...`} />
          ) : (
            <Meter value={PROGRESS[state.step]} max={100} label="Import" text={WORDS[state.step]} />
          )}
        </div>
      ) : null}
      {state.step === 'preview' ? (
        <ImportPreview
          preview={state}
          onChange={(changes) => change(() => ({ changes, errors: [] }))}
          onCheck={(changes) => check({ ...state, changes })}
        />
      ) : null}
      {state.step === 'success' ? <ImportSummary report={state.report} /> : null}
      {state.step === 'error' ? <Failed>{state.words}</Failed> : null}
    </Dialog>
  );
}

const inWords = (members: number): string => `${numberInWords(members)} ${members === 1 ? 'member' : 'members'}`;
const importVerb = (members: number): string =>
  members === 0 ? 'Nothing to Import' : `Import ${numberInWords(members)} ${members === 1 ? 'Member' : 'Members'}`;
