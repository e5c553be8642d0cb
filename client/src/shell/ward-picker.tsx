import { useQuery } from '@tanstack/react-query';
import { publicWardsOptions } from '#client/auth/api.ts';
import { useSession } from '#client/auth/session.ts';
import { pickWorkingWard } from '#client/auth/token.ts';
import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';

/** Which ward somebody works in who works across wards. The whole app begins anew in the chosen one. */
export function WardPicker() {
  const { ward, user } = useSession();
  const wards = useQuery(publicWardsOptions());
  const options = (wards.data ?? (ward ? [ward] : [])).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className="px-5 pb-2">
      <Field label="Ward">
        <Select
          value={ward ? String(ward.id) : ''}
          placeholder={ward ? undefined : 'Choose a ward'}
          options={options}
          onChange={(event) => pickWorkingWard(Number(event.target.value) === user.wardId ? null : Number(event.target.value))}
        />
      </Field>
    </div>
  );
}
