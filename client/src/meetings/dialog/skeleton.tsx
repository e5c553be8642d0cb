// Wall: this stands there while the dialog's own code is on the way.
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Loading, SkeletonLines } from '#client/ui/feedback/skeleton.tsx';

/** The dialog while its meeting, or its code, is on the way. */
export function DialogSkeleton({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog open size="lg" flush onRequestClose={onClose} title={title}>
      <Loading className="min-h-80">
        <SkeletonLines count={8} />
      </Loading>
    </Dialog>
  );
}
