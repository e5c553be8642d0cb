import { useSession } from '#client/auth/session.ts';
import { useAddress } from '#client/lib/address.ts';
import { load, save } from '#client/lib/storage.ts';
import { Segmented } from '#client/ui/controls/segmented.tsx';

export type PlannerView = 'cards' | 'grid';

/** Cards or the grid: as the address says, else as this person last chose. Only those who plan have the grid. */
export function usePlannerView() {
  const { user, may } = useSession();
  const { read, change } = useAddress();
  const kept = `planner-view ${user.id}`;
  const asked = read('view') || load(kept);
  const view: PlannerView = asked === 'grid' && may('meetings:write') ? 'grid' : 'cards';
  const show = (next: PlannerView) => {
    save(kept, next);
    change({ view: next === 'grid' ? 'grid' : null, weeks: null, earlier: null, parts: null });
  };
  return { view, show };
}

export const ViewChoice = ({ view, onChange }: { view: PlannerView; onChange: (view: PlannerView) => void }) => (
  <Segmented
    label="Planner view"
    value={view}
    onChange={onChange}
    options={[
      { value: 'cards', label: 'Cards' },
      { value: 'grid', label: 'Grid' },
    ]}
  />
);
