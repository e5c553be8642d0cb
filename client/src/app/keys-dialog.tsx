import { useSession } from '#client/auth/session.ts';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Switch } from '#client/ui/controls/checkbox.tsx';
import { useStore } from '#client/lib/use-store.ts';
import { setSingleKeys, singleKeys } from './single-keys.ts';

type Key = { keys: readonly string[]; words: string; isSingle?: boolean };

const COMMAND = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
const GENERAL: readonly Key[] = [
  { keys: [COMMAND, 'K'], words: 'Open the command menu' },
  { keys: ['?'], words: 'Show keyboard shortcuts', isSingle: true },
  { keys: ['/'], words: 'Search this page', isSingle: true },
];
const PLAN: Key = { keys: ['N'], words: 'Plan the next unplanned Sunday', isSingle: true };
const SAVE: Key = { keys: [COMMAND, 'Enter'], words: 'Save the open meeting or music row' };
const SAVE_SHEET: Key = { keys: [COMMAND, 'S'], words: 'Save the open meeting, or the sheet you’re editing' };
const FIELDS: readonly Key[] = [
  { keys: ['↓', '↑'], words: 'Move through suggestions' },
  { keys: ['Enter'], words: 'Choose the suggestion' },
  { keys: ['Esc'], words: 'Close suggestions, then the dialog' },
];
const GRID: readonly Key[] = [
  { keys: ['Enter'], words: 'Change the cell, then save it' },
  { keys: ['Tab'], words: 'Save and go to the next cell' },
  { keys: ['Delete'], words: 'Clear the cell' },
  { keys: ['Space'], words: 'Mark the person as asked, accepted, or declined' },
  { keys: [COMMAND, 'X'], words: 'Cut an assignment to move it' },
  { keys: [COMMAND, 'V'], words: 'Paste into this cell' },
  { keys: [COMMAND, 'Z'], words: 'Undo the last change' },
];

/** What is only begun at the lower edge fades. */
const FADE =
  'after:pointer-events-none after:sticky after:-bottom-6 after:-my-5 after:h-5 after:bg-linear-to-t after:from-surface after:from-30%';

export function KeysDialog({ plans, onClose }: { plans: boolean; onClose: () => void }) {
  const isOn = useStore(singleKeys);
  const { may } = useSession();
  const general = plans ? [...GENERAL, PLAN] : GENERAL;
  return (
    <Dialog open onRequestClose={onClose} title="Keyboard Shortcuts" size="sm">
      {/* Not the switch. */}
      <div data-autofocus tabIndex={-1} className={`grid gap-5 outline-none ${FADE}`}>
        <Switch
          label="Single-key shortcuts"
          description={`Turn off to use only shortcuts with ${COMMAND}, so a stray key does nothing.`}
          checked={isOn}
          onChange={(event) => setSingleKeys(event.target.checked)}
        />
        <Keys title="Anywhere" keys={general.filter((key) => isOn || !key.isSingle)} />
        {may('music:write') ? <Keys title="Saving" keys={plans ? [SAVE, SAVE_SHEET] : [SAVE]} /> : null}
        <Keys title="In a Field with Suggestions" keys={FIELDS} />
        {plans ? <Keys title="In the Planning Grid" keys={GRID} /> : null}
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
