import { Ban, Ellipsis, LogIn, Pencil, Power, UserPlus } from 'lucide-react';
import { useLocation } from 'wouter';
import { useSession } from '#client/auth/session.ts';
import { pickWorkingWard } from '#client/lib/token.ts';
import { mayLeave } from '#client/lib/leaving/leave-guard.ts';
import { tabPath } from '#client/paths.ts';
import { Badge } from '#client/ui/feedback/badge.tsx';
import { Button, IconButton } from '#client/ui/controls/button.tsx';
import { Menu } from '#client/ui/overlays/menu.tsx';
import { Table } from '#client/ui/layout/table.tsx';
import { useNarrow } from '#client/ui/use-media.ts';
import type { WardRow } from '#shared/wards/schema.ts';

type WardAction = (ward: WardRow) => void;
type Props = { wards: readonly WardRow[]; onEdit: WardAction; onToggle: WardAction; onAddAdmin: WardAction };

const people = ({ userCount, adminCount }: WardRow) =>
  `${userCount} ${userCount === 1 ? 'user' : 'users'}, ${adminCount} ${adminCount === 1 ? 'admin' : 'admins'}`;

export function WardList(props: Props) {
  return useNarrow() ? <WardCards {...props} /> : <WardTable {...props} />;
}

/** Such a ward shows an Add Admin button. */
const isWithoutAdmin = (ward: WardRow) => ward.isActive && ward.adminCount === 0;

const AddAdmin = ({ ward, onAddAdmin }: { ward: WardRow; onAddAdmin: WardAction }) => (
  <Button size="sm" icon={UserPlus} aria-label={`Add an admin to ${ward.name}`} onClick={() => onAddAdmin(ward)}>
    Add Admin
  </Button>
);

const Inactive = () => (
  <Badge tone="none" icon={Ban}>
    Deactivated
  </Badge>
);

function WardTable({ wards, ...deeds }: Props) {
  return (
    <Table caption="Wards">
      <thead>
        <tr>
          <th scope="col">Ward</th>
          <th scope="col">Stake</th>
          <th scope="col">Meets</th>
          <th scope="col" className="text-right">
            Users
          </th>
          <th scope="col" className="text-right">
            Admins
          </th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {wards.map((ward) => (
          <tr key={ward.id} data-tone={ward.isActive ? undefined : 'past'}>
            <th scope="row" className="min-w-48">
              <span className="flex flex-wrap items-center gap-2">
                <b className="font-semibold wrap-anywhere">{ward.name}</b> {ward.isActive ? null : <Inactive />}
              </span>
            </th>
            <td className="min-w-36 wrap-anywhere">{ward.stake}</td>
            <td className="min-w-20 wrap-anywhere">{ward.meetingTime}</td>
            <td className="num text-right">{ward.userCount}</td>
            <td className="num text-right">
              {isWithoutAdmin(ward) ? <AddAdmin ward={ward} onAddAdmin={deeds.onAddAdmin} /> : ward.adminCount}
            </td>
            <td className="text-right">
              <Actions ward={ward} {...deeds} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function WardCards({ wards, ...deeds }: Props) {
  return (
    <ul className="divide-y divide-line">
      {wards.map((ward) => (
        <li key={ward.id} className="flex items-start gap-3 py-3 pr-2 pl-4">
          <div className="grid min-w-0 flex-1 gap-0.5">
            <b className="font-semibold wrap-anywhere">{ward.name}</b>
            {ward.stake ? <span className="wrap-anywhere">{ward.stake}</span> : null}
            <span className="text-base text-muted">{people(ward)}</span>
            {ward.isActive ? null : <Inactive />}
            {isWithoutAdmin(ward) ? (
              <span className="mt-1">
                <AddAdmin ward={ward} onAddAdmin={deeds.onAddAdmin} />
              </span>
            ) : null}
          </div>
          <Actions ward={ward} {...deeds} />
        </li>
      ))}
    </ul>
  );
}

function Actions({ ward, onEdit, onToggle }: Omit<Props, 'wards' | 'onAddAdmin'> & { ward: WardRow }) {
  const { user } = useSession();
  const [, navigate] = useLocation();
  const label = `Actions for ${ward.name}`;
  const open = async () => {
    if (!(await mayLeave())) return;
    navigate(tabPath('planner'));
    pickWorkingWard(ward.id === user.wardId ? null : ward.id);
  };
  return (
    <Menu
      label={label}
      trigger={<IconButton icon={Ellipsis} label={label} />}
      items={[
        { key: 'edit', label: 'Edit', icon: Pencil, onRun: () => onEdit(ward) },
        ...(ward.isActive
          ? [{ key: 'open', label: 'Switch to This Ward', icon: LogIn, onRun: () => void open() }]
          : []),
        {
          key: 'power',
          label: ward.isActive ? 'Deactivate' : 'Reactivate',
          icon: Power,
          danger: ward.isActive,
          divided: true,
          onRun: () => onToggle(ward),
        },
      ]}
    />
  );
}
