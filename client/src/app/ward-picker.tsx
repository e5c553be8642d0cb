import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#client/auth/session.ts';
import { pickWorkingWard } from '#client/lib/token.ts';
import { mayLeave } from '#client/lib/leaving/leave-guard.ts';
import { Field } from '#client/ui/controls/field.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { wardCountOptions, wardsOptions } from '#client/admin/wards/api.ts';
import { WardField } from '#client/admin/wards/ward-field.tsx';

/** Up to this many wards are listed; beyond that, the person searches. */
const IN_A_LIST = 50;

/** Chooses the working ward for someone who manages several. The whole app restarts in the chosen one. */
export function WardPicker() {
  const { user } = useSession();
  const { data } = useQuery(wardCountOptions(''));
  const pick = async (id: number) => {
    if (await mayLeave()) pickWorkingWard(id === user.wardId ? null : id);
  };
  return (
    <div className="px-5 pb-2">
      {data && data.total > IN_A_LIST ? (
        <Finder onPick={(id) => void pick(id)} />
      ) : (
        <List onPick={(id) => void pick(id)} />
      )}
    </div>
  );
}

type Props = { onPick: (wardId: number) => void };

function List({ onPick }: Props) {
  const { ward } = useSession();
  const { data } = useQuery(wardsOptions('', 1, IN_A_LIST));
  const active = data?.filter(({ isActive }) => isActive) ?? [];
  const isTwice = (name: string) => wards.filter((other) => other.name === name).length > 1;
  const wards = ward && !active.some(({ id }) => id === ward.id) ? [ward, ...active] : active;
  return (
    <Field label="Ward">
      <Select
        value={ward ? String(ward.id) : ''}
        placeholder={ward ? undefined : 'Choose a ward'}
        options={wards.map(({ id, name, stake }) => ({
          value: String(id),
          label: stake && isTwice(name) ? `${name} (${stake})` : name,
        }))}
        onChange={(event) => (event.target.value === '' ? undefined : onPick(Number(event.target.value)))}
      />
    </Field>
  );
}

function Finder({ onPick }: Props) {
  const { ward } = useSession();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <WardField
      label="Ward"
      value={typed === null ? { id: ward?.id ?? null, text: ward?.name ?? '' } : { id: null, text: typed }}
      onChange={({ id, text }) => (id === null ? setTyped(text) : onPick(id))}
      onBlur={() => setTyped(null)}
    />
  );
}
