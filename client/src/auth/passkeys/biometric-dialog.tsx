import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Fingerprint, LoaderCircle, TriangleAlert } from 'lucide-react';
import { wordsOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { useConfirm } from '#client/ui/overlays/confirm.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { notify } from '#client/lib/notify.ts';
import { Loading, SkeletonLines } from '#client/ui/feedback/skeleton.tsx';
import type { Passkey } from '#shared/passkeys/schema.ts';
import { credentialsOptions, supportOptions, useAddCredential, useRemoveCredential } from './api.ts';
import { CredentialRow, nameOf } from './credential-row.tsx';

const NOT_SUPPORTED = 'Biometric authentication is not supported on this device.';
const EMPTY =
  'No biometric credentials set up. Add your first device to enable quick login with Face ID, Touch ID, or fingerprint.';

export function BiometricDialog({ onClose }: { onClose: () => void }) {
  const support = useQuery(supportOptions());
  const add = useAddCredential();
  const start = () => {
    if (support.data === null) add.mutate();
    else notify({ kind: 'error', title: 'Not Supported', description: NOT_SUPPORTED });
  };
  const footer = (
    <>
      <Button onClick={onClose}>Close</Button>
      <Button
        variant="primary"
        icon={Fingerprint}
        aria-disabled={support.data === undefined || undefined}
        busy={add.isPending}
        busyText="Waiting for your device..."
        onClick={support.data === undefined ? undefined : start}
      >
        Add New Biometric Device
      </Button>
    </>
  );
  return (
    <Dialog open onRequestClose={onClose} size="md" title="Biometric Authentication Settings" footer={footer}>
      <div className="grid gap-4">
        <p className="text-muted">
          Use a passkey on this device to sign in without a password. Your fingerprint or face never leaves the device.
        </p>
        <SupportNote problem={support.data} />
        <Credentials />
      </div>
    </Dialog>
  );
}

/** `undefined` while checking. */
function SupportNote({ problem }: { problem: string | null | undefined }) {
  if (problem === undefined) {
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-muted">
        <LoaderCircle className="animate-spin" />
        Checking biometric support...
      </p>
    );
  }
  if (problem === null) {
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-muted">
        <CircleCheck className="text-planned-fg" />
        This device supports biometric sign-in.
      </p>
    );
  }
  return (
    <p role="alert" className="flex items-start gap-2 text-sm text-warn">
      <TriangleAlert className="mt-0.5" />
      <span className="min-w-0">{problem}</span>
    </p>
  );
}

function Credentials() {
  const credentials = useQuery(credentialsOptions());
  const remove = useRemoveCredential();
  const confirm = useConfirm();
  const ask = async (credential: Passkey) => {
    const isSure = await confirm({
      title: `Remove “${nameOf(credential)}”?`,
      description:
        'You won’t be able to sign in with it, and you’ll be signed out where you used it. Your password still works.',
      verb: 'Remove',
      danger: true,
    });
    if (isSure) remove.mutate(credential.id);
  };
  if (credentials.isPending) {
    return (
      <Loading>
        <SkeletonLines count={3} className="py-2" />
      </Loading>
    );
  }
  if (credentials.isError) {
    return (
      <Failed onRetry={() => void credentials.refetch()} retrying={credentials.isFetching}>
        {wordsOf(credentials.error)}
      </Failed>
    );
  }
  if (credentials.data.length === 0)
    return <p className="rounded-md border border-dashed border-input p-4 text-center text-muted">{EMPTY}</p>;
  return (
    <ul aria-label="Registered devices" className="divide-y divide-line border-y border-line">
      {credentials.data.map((credential) => (
        <CredentialRow
          key={credential.id}
          credential={credential}
          isBusy={remove.isPending}
          onRemove={() => void ask(credential)}
        />
      ))}
    </ul>
  );
}
