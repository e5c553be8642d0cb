import { useQuery } from '@tanstack/react-query';
import { UserPlus, UsersRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useToday } from '#client/auth/session.ts';
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { WaitingTable } from '#client/ui/feedback/waiting.tsx';
import { Empty } from '#client/ui/feedback/empty.tsx';
import type { User } from '#shared/users/schema.ts';
import { usersOptions } from './api.ts';
import { RoleGuide } from './role-guide.tsx';
import { UserDialog } from './user-dialog.tsx';
import { UserActions } from './user-actions.tsx';
import { UserList } from './user-list.tsx';

/** As wide as the columns of the list come to be. */
const HEADS = ['Name', 'Username', 'Role', 'Last sign-in', ''];
const WIDTHS = ['w-[33.6%]', 'w-[13.8%]', 'w-[20.1%]', 'w-[23.2%]'];

export type UserAction = 'edit' | 'password' | 'link' | 'passkeys' | 'deactivate' | 'reactivate' | 'remove';
export type ChosenAction = { action: UserAction; user: User };

/** `firstSteps`: what a ward that has just begun does next, below its users. */
export function UsersTab({ firstSteps }: { firstSteps: ReactNode }) {
  const result = useQuery(usersOptions());
  const { data } = result;
  // Content below a list that is still loading would jump.
  const isSettled = !useQuery(planningOptions(useToday())).isPending && data !== undefined;
  const active = data?.filter(({ isActive }) => isActive).length;
  const [adding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<ChosenAction | null>(null);
  return (
    <>
      <Card>
        <CardHead
          title={data ? `${active} active ${active === 1 ? 'user' : 'users'}` : 'Users'}
          end={
            <Button variant="primary" icon={UserPlus} onClick={() => setAdding(true)}>
              Add User
            </Button>
          }
        />
        {data?.length === 0 ? (
          <Empty
            icon={UsersRound}
            title="No one can sign in to this ward yet"
            action={
              <Button icon={UserPlus} onClick={() => setAdding(true)}>
                Add First User
              </Button>
            }
          >
            Start with a Ward Admin, who can add everyone else. Give them their username and temporary password.
          </Empty>
        ) : data ? (
          <UserList users={data} onChoose={setChosen} />
        ) : (
          <NotLoaded query={result}>
            <WaitingTable heads={HEADS} widths={WIDTHS} rows={5} lines={2} />
          </NotLoaded>
        )}
      </Card>
      {isSettled ? (
        <>
          {firstSteps}
          <RoleGuide />
        </>
      ) : null}
      {adding ? <UserDialog isFirst={data?.length === 0} onClose={() => setAdding(false)} /> : null}
      {chosen ? (
        <UserActions key={`${chosen.action} ${chosen.user.id}`} {...chosen} onClose={() => setChosen(null)} />
      ) : null}
    </>
  );
}
