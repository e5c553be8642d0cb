import { useState } from 'react';
import { Download, Plus } from 'lucide-react';
import { useSession } from '#client/auth/session.ts';
import { saveFile } from '#client/lib/save-file.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { notify } from '#client/ui/notify.ts';
import { meetingHistoryFile } from './api.ts';
import { useDialogLinks } from './dialog-address.ts';

/** Named by the day on which it was made, so that a later one does not replace it. */
const fileName = (today: string) => `meeting-history-${today}.csv`;

export function ExportButton({ today }: { today: string }) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(fileName(today), await meetingHistoryFile());
      notify({ title: 'Export Complete', description: 'The history of all meetings is in your downloads.' });
    } catch {
      notify({ kind: 'error', title: 'Export Failed', description: 'The meeting history could not be fetched. Please try again.' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={Download} busy={isBusy} onClick={() => void save()}>
      Export
    </Button>
  );
}

/** 'Export' and 'New Meeting' above the lists of meetings, as far as one may. */
export function ListActions({ today }: { today: string }) {
  const { may } = useSession();
  const { plan } = useDialogLinks();
  return (
    <>
      {may('tracking:read') ? <ExportButton today={today} /> : null}
      {may('meetings:write') ? (
        <ButtonLink href={plan(null)} variant="primary" icon={Plus}>
          New Meeting
        </ButtonLink>
      ) : null}
    </>
  );
}
