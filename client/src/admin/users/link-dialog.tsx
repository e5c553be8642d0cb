import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMoments } from '#client/auth/session.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Input } from '#client/ui/controls/input.tsx';
import { notify } from '#client/lib/notify.ts';
import { LINK_HOURS } from '#shared/auth/limits.ts';
import { fullName } from '#shared/text/person-name.ts';
import type { User } from '#shared/users/schema.ts';
import { useMakeLink } from './api.ts';

/** A one-time sign-in link for someone who forgot the password. It is shown only once. */
export function LinkDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const make = useMakeLink();
  const { textOf } = useMoments();
  const field = useRef<HTMLInputElement>(null);
  const link = make.data ? new URL(make.data.link, window.location.origin).href : '';
  useEffect(() => {
    if (make.isError) onClose();
  }, [make.isError, onClose]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify({ title: 'Copied to Clipboard' });
    } catch {
      field.current?.select();
    }
  };
  const footer = make.data ? (
    <>
      <Button onClick={onClose}>Done</Button>
      <Button variant="primary" icon={Copy} onClick={() => void copy()}>
        Copy Link
      </Button>
    </>
  ) : (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" busy={make.isPending} busyText="Creating link..." onClick={() => make.mutate(user)}>
        Create Link
      </Button>
    </>
  );
  return (
    <Dialog open size="sm" onRequestClose={onClose} title={`Sign-In Link for ${fullName(user)}`} footer={footer}>
      <div className="grid gap-4">
        <p>
          Anyone with this link can sign in as {user.username} one time within {LINK_HOURS} hours and will be asked to
          choose a new password. Share it only with {fullName(user)}, in person or by private message.
        </p>
        {make.data ? (
          <Field
            label="Link"
            help={`Expires ${textOf(make.data.expires)}. This link won’t be shown again. Creating a new one replaces it.`}
          >
            <Input ref={field} value={link} readOnly data-autofocus onFocus={(event) => event.target.select()} />
          </Field>
        ) : null}
      </div>
    </Dialog>
  );
}
