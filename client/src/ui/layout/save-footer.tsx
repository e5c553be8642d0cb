import type { ReactNode } from 'react';
import { Button } from '#client/ui/controls/button.tsx';

type Props = {
  onCancel: () => void;
  isBusy: boolean;
  busyText?: string;
  disabled?: boolean;
  /** Why it cannot be saved, or was not. */
  problem?: string;
  children: ReactNode;
};

/** The footer of a form dialog; `children` is the save button's text. */
export function SaveFooter({ onCancel, isBusy, busyText = 'Saving...', disabled, problem, children }: Props) {
  return (
    <>
      {problem === undefined ? null : (
        <p role="status" className="mr-auto text-sm text-danger max-md:basis-full">
          {problem}
        </p>
      )}
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" variant="primary" disabled={disabled} busy={isBusy} busyText={busyText}>
        {children}
      </Button>
    </>
  );
}
