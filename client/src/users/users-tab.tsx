import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#client/auth/session.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHead } from '#client/ui/card.tsx';
import { assignableRoles } from '#shared/users/rules.ts';
import type { User } from '#shared/users/schema.ts';
import { usersOptions } from './api.ts';
import { RoleGuide } from './role-guide.tsx';
import { UserDialog } from './user-dialog.tsx';
import { UserDeeds } from './user-deeds.tsx';
import { UserList } from './user-list.tsx';

export type Deed = 'edit' | 'password' | 'link' | 'deactivate' | 'reactivate' | 'remove';
export type Chosen = { deed: Deed; user: User };

export function UsersTab() {
  const { user } = useSession();
  const result = useQuery(usersOptions());
  const { data } = result;
  const [adding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return (
    <>
      <Card>
        <CardHead
          title={data ? `${data.filter(({ isActive }) => isActive).length} active users` : 'Users'}
          end={
            <Button variant="primary" icon={UserPlus} onClick={() => setAdding(true)}>
              Add User
            </Button>
          }
        />
        {data ? (
          <UserList users={data} onChoose={setChosen} />
        ) : (
          <NotLoaded query={result} />
        )}
      </Card>
      <RoleGuide roles={assignableRoles({ userId: user.id, role: user.role })} />
      {adding ? <UserDialog onClose={() => setAdding(false)} /> : null}
      {chosen ? <UserDeeds key={`${chosen.deed} ${chosen.user.id}`} {...chosen} onClose={() => setChosen(null)} /> : null}
    </>
  );
}
