import { useSession } from '#client/auth/session.ts';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Switch } from '#client/ui/controls/checkbox.tsx';
import { setSingleKeys, useSingleKeys } from './single-keys.ts';

type Key = { keys: readonly string[]; words: string; isSingle?: boolean };

const COMMAND = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
const GENERAL: readonly Key[] = [
  { keys: [COMMAND, 'K'], words: 'Go to a Sunday, a member, a hymn, a screen, or do something' },
  { keys: ['?'], words: 'Show this list', isSingle: true },
  { keys: ['/'], words: 'Search on this screen', isSingle: true },
];
const PLAN: Key = { keys: ['N'], words: 'Plan the next open Sunday', isSingle: true };
const SAVE: Key = { keys: [COMMAND, 'Enter'], words: 'The meeting that is open, or the Sunday of the music' };
const SAVE_SHEET: Key = { keys: [COMMAND, 'S'], words: 'The sheet that you edit' };
const FIELDS: readonly Key[] = [
  { keys: ['↓', '↑'], words: 'Through the suggestions of a field' },
  { keys: ['Enter'], words: 'Take the suggestion' },
  { keys: ['Esc'], words: 'Close the suggestions, then the dialog' },
];

export function KeysDialog({ plans, onClose }: { plans: boolean; onClose: () => void }) {
  const isOn = useSingleKeys();
  const { may } = useSession();
  const general = plans ? [...GENERAL, PLAN] : GENERAL;
  return (
    <Dialog open onRequestClose={onClose} title="Keys" size="sm">
      <div className="grid gap-5">
        <Keys title="Everywhere" keys={general.filter((key) => isOn || !key.isSingle)} />
        {may('music:write') ? <Keys title="Save" keys={plans ? [SAVE, SAVE_SHEET] : [SAVE]} /> : null}
        <Keys title="In a field with suggestions" keys={FIELDS} />
        <Switch
          label="Single keys"
          description={`Off leaves only keys together with ${COMMAND}, so that nothing happens by mistake.`}
          checked={isOn}
          onChange={(event) => setSingleKeys(event.target.checked)}
        />
      </div>
    </Dialog>
  );
}

function Keys({ title, keys }: { title: string; keys: readonly Key[] }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <dl className="grid gap-2">
        {keys.map(({ keys: pressed, words }) => (
          <div key={words} className="flex items-baseline justify-between gap-4">
            <dt>{words}</dt>
            <dd className="flex shrink-0 gap-1">
              {pressed.map((key) => (
                <kbd
                  key={key}
                  className="grid min-w-7 place-items-center rounded-sm border border-line bg-sunken px-1.5 py-0.5 font-sans text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
