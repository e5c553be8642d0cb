import { confirm } from '#client/lib/confirm.ts';
import { Button } from '#client/ui/controls/button.tsx';
import type { WardConfig } from '#shared/wards/schema.ts';
import { useChangeConfig } from './api.ts';
import { SettingsPart } from './settings-part.tsx';

/** Takes effect at once: what a ward does without is deleted, not hidden. */
export function MemberDetailsPart({ config }: { config: WardConfig }) {
  const { mutate, isPending } = useChangeConfig();
  const isOn = config.memberDetails;
  const turn = async () => {
    const isSure =
      !isOn ||
      (await confirm({
        title: 'Delete member details?',
        description:
          'Preferred names, forms of address (Brother or Sister), titles, households, ages, and dates away are deleted for every member, including removed ones, and imports will skip them. This can’t be undone.',
        verb: 'Turn Off and Delete',
        danger: true,
      }));
    if (isSure) mutate({ memberDetails: !isOn });
  };
  return (
    <SettingsPart title="Member Details">
      <div className="flex flex-wrap items-center justify-between gap-3 md:col-span-2">
        <p className="min-w-0 flex-1 basis-80">
          {isOn
            ? 'On. A member can have a preferred name, be addressed as Brother or Sister or by a title, and have a household, an age, and dates away. While you plan, hints show who is away and whose family members speak or pray around the same time. You can limit suggestions to adults, youth, or children. Everything is optional.'
            : 'Off. The planner doesn’t ask for or store preferred names, forms of address (Brother or Sister), titles, households, ages, or dates away.'}
        </p>
        <Button variant={isOn ? 'danger' : undefined} busy={isPending} busyText="Saving..." onClick={() => void turn()}>
          {isOn ? 'Turn Off and Delete' : 'Turn On'}
        </Button>
      </div>
    </SettingsPart>
  );
}
