import { useId, type ReactNode } from 'react';
import { Button } from '#client/ui/controls/button.tsx';

type ProblemProps = {
  id?: string;
  /** A toast has said so: the line stays for the eyes, so that a screen reader speaks once. */
  isTold: boolean;
  children: string;
};

/** Why a dialog cannot be saved, or was not, beside its buttons. */
export const FooterProblem = ({ id, isTold, children }: ProblemProps) => (
  <p id={id} role={isTold ? undefined : 'status'} className="mr-auto text-sm text-danger max-md:basis-full">
    {children}
  </p>
);

type Props = {
  onCancel: () => void;
  isBusy: boolean;
  busyText?: string;
  disabled?: boolean;
  problem?: string;
  isTold?: boolean;
  children: ReactNode;
};

/** The footer of a form dialog; `children` is the save button's text. */
export function SaveFooter(props: Props) {
  const { onCancel, isBusy, busyText = 'Saving...', disabled, problem, isTold = false, children } = props;
  const id = useId();
  return (
    <>
      {problem === undefined ? null : (
        <FooterProblem id={id} isTold={isTold}>
          {problem}
        </FooterProblem>
      )}
      <Button onClick={onCancel}>Cancel</Button>
      <Button
        type="submit"
        variant="primary"
        aria-describedby={problem ? id : undefined}
        disabled={disabled}
        busy={isBusy}
        busyText={busyText}
      >
        {children}
      </Button>
    </>
  );
}
