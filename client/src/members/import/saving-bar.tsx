import { prefersReducedMotion } from '#client/ui/use-media.ts';

const ACROSS = [{ translate: '-200%' }, { translate: '200%' }];

/** All rows are saved at once, so there is no share to show: a part moves along the bar, or rests in its middle. */
export const SavingBar = ({ text }: { text: string }) => (
  <div className="grid gap-1.5">
    <span className="num text-sm text-muted">{text}</span>
    <div
      role="progressbar"
      aria-label="Import"
      aria-valuetext={text}
      className="h-1.5 overflow-hidden rounded-full bg-sunken"
    >
      <div ref={move} className="mx-auto h-full w-1/3 rounded-full bg-primary" />
    </div>
  </div>
);

function move(part: HTMLElement | null): void {
  if (!prefersReducedMotion()) part?.animate(ACROSS, { duration: 1500, iterations: Infinity });
}
