import type { ReactNode } from 'react';
import { Button } from '#client/ui/controls/button.tsx';

type Props = { onCancel: () => void; isBusy: boolean; busyText?: string; disabled?: boolean; children: ReactNode };

/** The footer of a form dialog; `children` is the save button's text. */
export function SaveFooter({ onCancel, isBusy, busyText = 'Saving...', disabled, children }: Props) {
  return (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" variant="primary" disabled={disabled} busy={isBusy} busyText={busyText}>
        {children}
      </Button>
    </>
  );
}
