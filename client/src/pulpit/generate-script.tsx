import { Ellipsis, Sparkles } from 'lucide-react';
import { useSession } from '#client/auth/session.ts';
import { Button, IconButton } from '#client/ui/controls/button.tsx';
import { useConfirm } from '#client/ui/overlays/confirm.tsx';
import { Menu } from '#client/ui/overlays/menu.tsx';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { PulpitSheet } from '#shared/pulpit/schema.ts';
import { isWritten, sheetKind } from '#shared/pulpit/sheet-status.ts';
import { useGenerateScript } from './api.ts';
import { useSheetDialog } from './sheet-button.tsx';

function useGenerate(meeting: Meeting) {
  const confirm = useConfirm();
  const { mutate, isPending } = useGenerateScript(meeting.id);
  const { open, dialog } = useSheetDialog(meeting, 'script');
  const mayReplace = async (sheet: PulpitSheet) =>
    !isWritten(sheetKind(sheet)) ||
    confirm({
      title: 'Generate a new script?',
      description:
        sheet.edited === null
          ? 'This replaces the AI-written script. This can’t be undone.'
          : 'This replaces the saved script and discards your edits.',
      verb: 'Generate',
      cancel: sheet.edited === null ? 'Keep This Script' : 'Keep My Text',
      danger: true,
    });
  const run = () => mutate(mayReplace, { onSuccess: (saved) => (saved ? open() : undefined) });
  return { run, isPending, dialog };
}

type Props = { meeting: Meeting; day: string; isMain: boolean };

/** In words on the main card; the others say it with their icon. Without AI it is out of the way, behind the dots. */
export function GenerateScript({ meeting, day, isMain }: Props) {
  const { capabilities } = useSession();
  const { run, isPending, dialog } = useGenerate(meeting);
  return (
    <>
      {capabilities.aiScripts ? (
        <Button
          size="sm"
          variant="ghost"
          icon={Sparkles}
          busy={isPending}
          busyText="Writing script..."
          onClick={run}
          title={isMain ? undefined : 'AI Generate'}
          aria-label={`AI Generate, ${day}`}
          className={isMain ? undefined : 'ml-auto text-muted!'}
        >
          {isMain ? 'AI Generate' : null}
        </Button>
      ) : (
        <span className="-mr-1.5 ml-auto flex touch:-mr-3.5">
          <Menu
            label={`More for ${day}`}
            align="end"
            trigger={
              <IconButton
                size="sm"
                icon={Ellipsis}
                label={`More for ${day}`}
                aria-busy={isPending}
                className="text-muted! hover:text-text!"
              />
            }
            items={[{ key: 'generate', label: 'Generate from Template', icon: Sparkles, onRun: run }]}
          />
        </span>
      )}
      {dialog}
    </>
  );
}
