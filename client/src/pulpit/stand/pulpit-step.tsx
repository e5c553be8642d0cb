import { prefersReducedMotion } from '#client/ui/use-media.ts';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from '#client/ui/cx.ts';
import { HymnTitle } from '#client/ui/layout/hymn-title.tsx';
import type { PulpitItem } from '#shared/pulpit/stand/pulpit-items.ts';

type Props = { item: PulpitItem; isCurrent: boolean; isDone: boolean; onToggle: () => void };

const LINE = 'font-serif leading-[1.4] wrap-anywhere';
const NAME = `${LINE} text-(length:--pulpit-names)`;
const WORDS = { say: '', note: 'text-muted italic', pause: 'font-sans font-medium text-muted' };

/** The first step with what stands above it: the note on what this person isn't shown. */
function bringUp(step: HTMLElement | null, behavior: ScrollBehavior = 'instant'): void {
  if (step?.previousElementSibling) step.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
}

/** One step. Tapping anywhere checks it off; the round button does the same for keyboards and screen readers. */
export function PulpitStep({ item, isCurrent, isDone, onToggle }: Props) {
  const { label, names, lines } = item;
  const name = cx(NAME, isDone ? 'font-normal' : 'font-semibold');
  const place = useRef<HTMLLIElement>(null);
  const isShown = useRef(false);
  useEffect(() => {
    const behavior = isShown.current && !prefersReducedMotion() ? 'smooth' : 'instant';
    isShown.current = true;
    if (isCurrent) bringUp(place.current, behavior);
  }, [isCurrent]);
  useEffect(() => {
    if (!isCurrent) return;
    // On the turned screen every line breaks elsewhere.
    const turned = window.matchMedia('(orientation: landscape)');
    const onTurn = () => requestAnimationFrame(() => bringUp(place.current));
    turned.addEventListener('change', onTurn);
    // And in the letters that came after the text.
    document.fonts.addEventListener('loadingdone', onTurn);
    return () => {
      turned.removeEventListener('change', onTurn);
      document.fonts.removeEventListener('loadingdone', onTurn);
    };
  }, [isCurrent]);
  return (
    <li
      ref={place}
      onClick={onToggle}
      aria-current={isCurrent ? 'step' : undefined}
      data-done={isDone || undefined}
      className={cx(
        'border-b border-line py-4 pr-4 pl-5 [-webkit-touch-callout:none]',
        isCurrent && 'bg-primary-soft shadow-[inset_5px_0_0_var(--primary)]',
        isDone && 'text-muted',
      )}
    >
      <div className="-mt-2 flex items-center justify-between gap-3">
        <h2 className={cx('font-sans text-md font-semibold tracking-normal', !isCurrent && 'text-muted')}>{label}</h2>
        <button
          type="button"
          aria-pressed={isDone}
          aria-label={`${label} is done`}
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
          className="-mr-1 grid size-11 shrink-0 scroll-my-1.5 place-items-center rounded-full"
        >
          <span
            className={cx(
              'grid size-7 place-items-center rounded-full border',
              isDone ? 'border-primary bg-primary text-on-primary' : 'border-input',
            )}
          >
            {isDone ? <Check className="size-5 stroke-[2.5]" /> : null}
          </span>
        </button>
      </div>
      {names.map(({ text, label: role, hasDeclined }) => (
        <p key={`${role} ${text}`} data-names className={name}>
          {role ? (
            <span className="mt-1 block font-sans text-md leading-snug font-medium text-muted">{role}</span>
          ) : null}
          <HymnTitle text={text} />
          {hasDeclined ? <span className="ml-1 font-sans text-md font-medium text-danger"> declined</span> : null}
        </p>
      ))}
      {lines.map(({ text, tone, isName }, index) => (
        <p
          key={index}
          dir="auto"
          className={cx('mt-2', isName ? name : cx(LINE, 'text-(length:--pulpit-text)', WORDS[tone]))}
        >
          {text}
        </p>
      ))}
    </li>
  );
}
