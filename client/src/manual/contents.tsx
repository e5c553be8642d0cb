import { useEffect, useRef, type MouseEvent } from 'react';
import { cx } from '#client/ui/cx.ts';
import { JumpMenu, partLink } from '#client/ui/overlays/jump-menu.tsx';
import { usePartInView } from '#client/ui/use-part-in-view.ts';
import { entryId, type Chapter } from './entry.ts';

type Props = { chapters: readonly Chapter[] };

/** On a narrow screen. */
export function ContentsAbove({ chapters }: Props) {
  const { current, choose } = usePartInView(chapters.map(({ id }) => id));
  return <JumpMenu name="Chapters" label="Chapter" parts={chapters} current={current} onChoose={choose} />;
}

/** The chapters, and the entries of the one that is being read. */
export function ContentsBeside({ chapters }: Props) {
  const list = useRef<HTMLElement>(null);
  const parts = chapters.map(({ id, title, entries }) => ({
    id,
    title,
    entries: entries.map((entry) => ({ id: entryId(id, entry), title: entry.title })),
  }));
  const { current, choose } = usePartInView<string>(
    parts.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]),
  );
  useEffect(() => follow(list.current), [current]);
  const linkTo = (id: string) => ({
    href: `#${id}`,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      history.replaceState(history.state, '', `#${id}`);
      choose(id);
    },
  });
  return (
    <nav ref={list} aria-label="Chapters" className="-m-1 -ml-4 min-h-0 overflow-y-auto p-1 pl-1">
      <ul className="grid gap-0.5">
        {parts.map(({ id, title, entries }) => {
          const isRead = current === id || entries.some((entry) => entry.id === current);
          return (
            <li key={id} className="grid gap-0.5">
              <a {...linkTo(id)} aria-current={isRead ? 'true' : undefined} className={partLink(isRead)}>
                {title}
              </a>
              {isRead ? (
                <ul className="mb-1 ml-3 text-sm">
                  {entries.map((entry) => (
                    <li key={entry.id}>
                      <a
                        {...linkTo(entry.id)}
                        aria-current={entry.id === current ? 'true' : undefined}
                        className={cx(
                          'block border-l-2 py-1 pr-2 pl-3 -outline-offset-2 hover:no-underline',
                          entry.id === current
                            ? 'border-primary font-medium text-primary'
                            : 'border-line text-muted hover:text-text',
                        )}
                      >
                        {entry.title}
                      </a>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Keeps the last mark in view where the list is taller than the screen. */
function follow(list: HTMLElement | null): void {
  const mark = [...(list?.querySelectorAll('[aria-current]') ?? [])].at(-1);
  if (!list || !mark) return;
  const frame = list.getBoundingClientRect();
  const { top, bottom } = mark.getBoundingClientRect();
  if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom + 8;
  else if (top < frame.top) list.scrollTop -= frame.top - top + 8;
}
