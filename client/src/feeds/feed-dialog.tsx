import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { useMoments } from '#client/auth/session.ts';
import { notify } from '#client/lib/notify.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Input } from '#client/ui/controls/input.tsx';
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { feedOptions, useMakeFeed, useRemoveFeed } from './api.ts';

/** The address under which a calendar program finds the ward's meetings. It is shown only when it is made. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const status = useQuery(feedOptions());
  const make = useMakeFeed();
  const remove = useRemoveFeed();
  const { dayOf } = useMoments();
  const field = useRef<HTMLInputElement>(null);
  const link = make.data && !remove.isSuccess ? new URL(make.data.link, window.location.origin).href : null;
  const since = status.data?.createdAt ?? null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link ?? '');
      notify({ title: 'Copied to Clipboard' });
    } catch {
      field.current?.select();
    }
  };
  const create = () => {
    remove.reset();
    make.mutate();
  };
  return (
    <Dialog
      open
      size="sm"
      onRequestClose={onClose}
      title="Calendar Feed"
      footer={
        <>
          {since === null ? null : (
            <Button
              variant="danger"
              className="mr-auto"
              busy={remove.isPending}
              busyText="Removing..."
              onClick={() => remove.mutate()}
            >
              Remove Link
            </Button>
          )}
          <Button onClick={onClose}>Done</Button>
          {link === null ? (
            // An answer that is still on its way would say that there is none.
            <Button
              variant="primary"
              busy={make.isPending}
              busyText="Creating link..."
              disabled={!status.data}
              onClick={create}
            >
              {since === null ? 'Create Link' : 'Replace Link'}
            </Button>
          ) : (
            <Button variant="primary" icon={Copy} onClick={() => void copy()}>
              Copy Link
            </Button>
          )}
        </>
      }
    >
      {status.data ? (
        <div className="grid gap-4">
          <p>
            Subscribe to your ward’s meetings in your own calendar app. The feed shows what your role can see, except
            announcements, business, and notes, and updates automatically.
          </p>
          {link === null ? (
            <p className="text-muted">
              {since === null
                ? 'You don’t have a calendar link yet.'
                : `You created a link on ${dayOf(since)}. It stops working if you replace it or change your password.`}
            </p>
          ) : (
            <Field
              label="Link"
              help="Keep it to yourself: anyone who has it can see these meetings. It won’t be shown again."
            >
              <Input ref={field} value={link} readOnly data-autofocus onFocus={(event) => event.target.select()} />
            </Field>
          )}
        </div>
      ) : (
        <NotLoaded query={status} />
      )}
    </Dialog>
  );
}
