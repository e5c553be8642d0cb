import { Moon, Sun, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '#client/ui/controls/button.tsx';
import { useTheme } from '#client/ui/use-theme.ts';
import { briefDate, longDate } from '#shared/calendar/format.ts';
import { PulpitCopyAge, type Copy } from './copy-age.tsx';
import type { TextSize } from './text-size.ts';

type Props = {
  date: string;
  copy: Copy;
  staysOn: boolean;
  size: TextSize;
  onSize: () => void;
  onClose: () => void;
};

/** Close, text size, and theme buttons around the date, the age of the text, and the screen state. */
export function PulpitBar({ date, copy, staysOn, size, onSize, onClose }: Props) {
  const { dark, setTheme } = useTheme();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-surface pt-[env(safe-area-inset-top)]">
      <div className="mx-auto flex max-w-[50rem] items-center gap-1 px-2 py-1.5 min-h-[calc(4.25rem-1px)] short:min-h-0">
        <IconButton icon={X} label="Leave pulpit view" onClick={onClose} className="size-11!" />
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
          <h1
            ref={title}
            tabIndex={-1}
            aria-label={`Pulpit view, ${longDate(date)}`}
            className="text-md! leading-5! font-semibold whitespace-nowrap"
          >
            {briefDate(date)}
          </h1>
          <p className="flex flex-wrap gap-x-2.5 text-base leading-4.5 text-muted">
            <PulpitCopyAge {...copy} />
            <span className="whitespace-nowrap">{staysOn ? 'Screen stays on' : 'Screen may dim'}</span>
          </p>
        </div>
        <button
          type="button"
          aria-label={`Text size: ${size.name}`}
          title={`Text size: ${size.name}`}
          onClick={onSize}
          className="grid h-11 min-w-11 place-items-center rounded-md px-1.5 font-serif text-md leading-none hover:bg-sunken"
        >
          <span aria-hidden="true">
            A<span className="ml-0.5 text-[1.5rem]">A</span>
          </span>
        </button>
        <IconButton
          icon={dark ? Sun : Moon}
          label={dark ? 'Light Mode' : 'Dark Mode'}
          onClick={() => setTheme(dark ? 'light' : 'dark')}
          className="size-11!"
        />
      </div>
    </header>
  );
}
