import { Check, Fingerprint, Laptop, Smartphone, Tablet, Trash2, type LucideIcon } from 'lucide-react';
import { useMoments } from '#client/auth/session.ts';
import { Badge } from '#client/ui/feedback/badge.tsx';
import { IconButton } from '#client/ui/controls/button.tsx';
import { deviceKind, OTHER_DEVICE, type DeviceKind } from '#shared/passkeys/device-names.ts';
import type { Passkey } from '#shared/passkeys/schema.ts';

const ICONS: Record<DeviceKind, { icon: LucideIcon; label: string }> = {
  phone: { icon: Smartphone, label: 'Phone' },
  tablet: { icon: Tablet, label: 'Tablet' },
  computer: { icon: Laptop, label: 'Computer' },
  other: { icon: Fingerprint, label: 'Device' },
};

export const nameOf = (credential: Passkey): string => credential.name ?? OTHER_DEVICE;

type Props = { credential: Passkey; isBusy: boolean; onRemove: () => void };

export function CredentialRow({ credential, isBusy, onRemove }: Props) {
  const { icon: Icon, label } = ICONS[deviceKind(credential.name)];
  const name = nameOf(credential);
  const { dayOf } = useMoments();
  return (
    <li className="flex items-center gap-3 py-3">
      <span
        role="img"
        aria-label={label}
        title={label}
        className="grid size-10 shrink-0 place-items-center rounded-md bg-primary-soft text-primary"
      >
        <Icon className="size-5" />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="min-w-0 font-semibold wrap-anywhere">{name}</b>
          <Badge tone="planned" icon={Check}>
            Active
          </Badge>
        </div>
        <p className="text-sm text-muted">Added {dayOf(credential.createdAt)}</p>
        <p className="text-sm text-muted">
          {credential.lastUsedAt ? `Last used ${dayOf(credential.lastUsedAt)}` : 'Never used'}
        </p>
      </div>
      <IconButton icon={Trash2} label={`Remove ${name}`} disabled={isBusy} onClick={onRemove} />
    </li>
  );
}
