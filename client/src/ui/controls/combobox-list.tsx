import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import { words } from '#client/ui/words.ts';

export type Option = {
  key: string;
  label: string;
  detail?: ReactNode;
  end?: ReactNode;
  /** Beside the label even where the list is narrow: both are short. The detail has the whole line below them. */
  isEndBeside?: boolean;
  leading?: ReactNode;
  group?: string;
};
/** `keepsOpen`: it changes the list's contents, so the list stays open. */
export type ComboAction = { key: string; label: string; icon?: LucideIcon; keepsOpen?: boolean; onRun: () => void };

type Props = {
  id: string;
  options: readonly Option[];
  actions: readonly ComboAction[];
  heading?: string;
  loading: boolean;
  emptyText: string;
  active: number;
  rowId: (index: number) => string;
  onHighlight: (index: number) => void;
  onSelect: (index: number) => void;
};

type Group = { name: string | undefined; first: number; options: Option[] };

function grouped(options: readonly Option[], heading: string | undefined): Group[] {
  const groups: Group[] = [];
  options.forEach((option, index) => {
    const name = option.group ?? heading;
    const group = groups.at(-1);
    if (group && group.name === name) group.options.push(option);
    else groups.push({ name, first: index, options: [option] });
  });
  return groups;
}

/** More than these are cut off at the lower edge, which a shadow shows there. */
const FITTING = 8;

export function ComboboxList({ id, options, actions, heading, loading, emptyText, ...rows }: Props) {
  return (
    <>
      {options.length > 0 ? null : (
        <p className={cx('px-2 py-2 text-muted', loading && 'animate-late')}>{loading ? words.searching : emptyText}</p>
      )}
      <div
        id={id}
        role="listbox"
        aria-label={words.suggestions}
        aria-busy={loading || undefined}
        className="@container min-h-0 overflow-y-auto overscroll-contain"
      >
        {grouped(options, heading).map(({ name, first, options: own }) => (
          <div key={first} role={name ? 'group' : undefined} aria-label={name}>
            {name ? (
              <div aria-hidden="true" className="px-2 pt-2 pb-1 text-xs font-semibold text-muted">
                {name}
              </div>
            ) : null}
            {own.map((option, offset) => (
              <Row key={option.key} index={first + offset} {...rows}>
                {option.leading}
                <span
                  className={cx(
                    'min-w-0 flex-1',
                    option.isEndBeside
                      ? 'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2.5'
                      : 'grid @md:flex @md:items-center @md:gap-2.5',
                  )}
                >
                  <span className={option.isEndBeside ? 'contents' : 'min-w-0 flex-1'}>
                    {option.label}
                    {option.detail ? (
                      <span className="col-span-2 block text-sm/4.5 text-muted first-letter:uppercase">
                        {option.detail}
                      </span>
                    ) : null}
                  </span>
                  {option.end ? (
                    <span
                      className={cx(
                        'shrink-0 text-sm text-muted first-letter:uppercase @md:text-right @md:whitespace-nowrap',
                        option.isEndBeside && 'col-start-2 row-start-1 text-right whitespace-nowrap',
                      )}
                    >
                      {option.end}
                    </span>
                  ) : null}
                </span>
              </Row>
            ))}
          </div>
        ))}
        {actions.length === 0 && options.length > FITTING ? (
          <div className="sticky bottom-0 mt-4 h-2 bg-surface shadow-up" />
        ) : null}
        {actions.length > 0 ? (
          <div
            role="group"
            aria-label={words.otherChoices}
            className={cx(
              'sticky bottom-0 bg-surface',
              options.length > 0 && 'mt-4 border-t border-line pt-1 shadow-up *:min-h-7 touch:*:min-h-11',
            )}
          >
            {actions.map(({ key, label: text, icon: Icon }, offset) => (
              <Row key={key} index={options.length + offset} {...rows}>
                {Icon ? <Icon /> : null}
                <span className="min-w-0 flex-1">{text}</span>
              </Row>
            ))}
          </div>
        ) : null}
      </div>
    </>
  );
}

type RowProps = Pick<Props, 'active' | 'rowId' | 'onHighlight' | 'onSelect'> & { index: number; children: ReactNode };

function Row({ index, active, rowId, onHighlight, onSelect, children }: RowProps) {
  return (
    <div
      role="option"
      id={rowId(index)}
      aria-selected={index === active}
      onPointerMove={() => (index === active ? undefined : onHighlight(index))}
      onClick={() => onSelect(index)}
      className={cx(
        'flex min-h-8 scroll-mb-24 items-center gap-2.5 rounded-sm px-2 py-0.75 touch:py-1.5 text-control select-none touch:min-h-11',
        index === active && 'bg-primary-soft',
      )}
    >
      {children}
    </div>
  );
}
