import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { notify } from '#client/ui/feedback/notify.ts';
import { saveFile } from './save-file.ts';

type Props = { name: string; fetchFile: () => Promise<Blob>; done: string; failed: string; isMain?: boolean };

/** Fetches a file and hands it to the downloads; `name` should say the day, so that a later one does not replace it. */
export function ExportButton({ name, fetchFile, done, failed, isMain = false }: Props) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(name, await fetchFile());
      notify({ title: 'Export Complete', description: done });
    } catch {
      notify({ kind: 'error', title: 'Export Failed', description: failed });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={Download} variant={isMain ? 'primary' : undefined} busy={isBusy} onClick={() => void save()}>
      Export
    </Button>
  );
}
