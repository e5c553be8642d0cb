import { useQuery } from '@tanstack/react-query';
import { Library, PenLine } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useToday, useWard } from '#client/auth/session.ts';
import type { ComboAction, Option } from '#client/ui/controls/combobox.tsx';
import { HymnNumber } from '#client/ui/layout/hymn-title.tsx';
import type { HymnSlot } from '#shared/meetings/constants.ts';
import { hymnKey, hymnText, numberIn } from '#shared/music/hymn-text.ts';
import { unbroken } from '#shared/calendar/format.ts';
import { MAX_SHOWN } from '#shared/music/limits.ts';
import { nearDays, searchHymns, type SearchableHymn, type Use } from '#shared/music/rules.ts';
import type { HymnChoice } from '#shared/music/schema.ts';
import { sungOf, sungWhen, type Suggestion, type SungWhen } from '#shared/music/suggestions.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { everSungOptions, searchableHymnsOptions } from './api.ts';
import { hymnFinderOf } from './hymn-words.ts';

export type HymnOption = Option & { hymn: HymnChoice };

const PICKED = /^#(\d+)\s+(.+)$/s;
const NO_BOOK: readonly SearchableHymn[] = [];

/** The hymnbook, ready to search, and what a typed text means in it. */
export function useHymnBook() {
  const { data: hymns = NO_BOOK, isLoading, isError, isSuccess } = useQuery(searchableHymnsOptions());
  const known = hymnFinderOf(hymns);
  return { hymns, known, isLoading, isError, isSuccess };
}

/** '#136 I Know…' as its two parts; null while it is still being typed ('#136 I K'). */
function useShownHymn(value: string): { number: string; title: string } | null {
  const { known, isSuccess } = useHymnBook();
  const [, number, title] = PICKED.exec(value) ?? [];
  return number !== undefined && title !== undefined && (!isSuccess || known.isHymn(value)) ? { number, title } : null;
}

type Asked = {
  slot: HymnSlot;
  value: string;
  /** `isChosen`: as it was entered; a hymn tells that by itself. */
  onChange: (text: string, isChosen?: boolean) => void;
  date: string;
  meetingId: number | null;
  /** What is sung around that day. */
  uses: readonly Use[];
  suggested?: readonly Suggestion[];
  /** Inactive fields skip the work; a grid has thirty of them. */
  isActive?: boolean;
};

/** Sacrament hymns and the exact hymn typed, until all hymns are requested or nothing matches. */
function narrowed(found: SearchableHymn[], slot: HymnSlot, typed: string, isWide: boolean) {
  if (slot !== 'sacrament' || isWide) return found;
  const isTyped = (hymn: SearchableHymn) =>
    hymn.number === numberIn(typed)?.number || hymn.looseTitle === foldLoose(typed);
  const own = found.filter((hymn) => hymn.category === 'sacrament' || isTyped(hymn));
  return own.length === 0 ? found : own;
}

/** What a hymn is known by, or why it fits, and when it was last sung. */
const Detail = ({ text, lastUse }: { text: string | null | undefined; lastUse: SungWhen | undefined }) => (
  <span className="justify-between gap-x-2.5 max-md:grid md:flex">
    <span className="min-w-0 truncate first-letter:uppercase">{text}</span>
    {lastUse ? (
      <span className="first-letter:uppercase md:shrink-0 md:text-right">
        {lastUse.ago ? unbroken(`sung ${lastUse.ago}`) : lastUse.words.map(unbroken).join(', ')}
      </span>
    ) : null}
  </span>
);

/** A hymn field's options: suggestions when empty, otherwise matches, each with when it was last sung. */
export function useHymnChoices({
  slot,
  value,
  onChange,
  date,
  meetingId,
  uses,
  suggested = [],
  isActive = true,
}: Asked) {
  const ward = useWard();
  const today = useToday();
  const { hymns, known, isLoading, isError } = useHymnBook();
  const { data: everSung } = useQuery({ ...everSungOptions(), enabled: isActive });
  const shown = useShownHymn(value);
  const [isWide, setWide] = useState(false);
  const typed = shown ? '' : value.trim();
  const sung = useMemo(
    () =>
      isActive
        ? sungOf(
            everSung ?? [],
            uses.filter((use) => use.meetingId !== meetingId),
          )
        : null,
    [isActive, everSung, uses, meetingId],
  );

  const optionOf = (
    hymn: HymnChoice,
    text: string | null | undefined,
    lastUse: SungWhen | undefined,
    group?: string,
  ): HymnOption => ({
    key: `${group ?? ''} ${hymnKey(hymn)} ${hymn.title}`,
    label: hymn.title,
    detail: <Detail text={text} lastUse={lastUse} />,
    leading: <HymnNumber className="w-9 shrink-0 whitespace-nowrap md:text-right">{hymn.number ?? '–'}</HymnNumber>,
    group,
    hymn,
  });
  /** A topic that all of them share is named once. */
  const suggestedOptions = (all: readonly Suggestion[]) => {
    const [topic, ...others] = new Set(all.flatMap((one) => one.topic ?? []));
    const isShared = topic !== undefined && others.length === 0;
    return all.map((one) =>
      optionOf(
        one.hymn,
        isShared && one.topic ? 'fits the topic' : one.why,
        one.lastUse,
        isShared ? `Suggested · Topic: ${topic}` : 'Suggested',
      ),
    );
  };
  const isWideEmpty = isWide && typed === '';
  const all = !isActive
    ? []
    : isWideEmpty
      ? [...hymns]
      : searchHymns(hymns, typed, slot === 'specialNumber' ? 'general' : slot);
  const found = narrowed(all, slot, typed, isWide);
  const hasSuggestions = typed === '' && !isWide && suggested.length > 0;
  const group = hasSuggestions ? 'All hymns' : undefined;
  const options = [
    ...(hasSuggestions ? suggestedOptions(suggested) : []),
    ...(isWideEmpty ? found : found.slice(0, MAX_SHOWN)).map((hymn) => {
      const days = sung?.get(hymnKey(hymn))?.days;
      const isTitled = hymn.firstLine && foldLoose(hymn.firstLine) !== foldLoose(hymn.title);
      const lastUse = everSung ? sungWhen(days ?? [], today) : undefined;
      return optionOf(hymn, isTitled ? hymn.firstLine : null, lastUse, group);
    }),
  ];

  const isTitle = !isLoading && known.isNewTitle(typed);
  const [first, second] = all;
  /** The number or the whole title of a hymn. */
  const isExact =
    first !== undefined &&
    (first.looseTitle === foldLoose(typed) || (first.number !== null && first.number === known.read(typed).number));
  const isNarrow = slot === 'sacrament' && !isWide && (typed === '' || found.length < all.length);
  const actions: ComboAction[] = [
    ...(isTitle
      ? [{ key: 'typed', label: `Use “${typed}” as entered`, icon: PenLine, onRun: () => onChange(typed, true) }]
      : []),
    ...(isNarrow
      ? [{ key: 'all', label: 'Show all hymns', icon: Library, keepsOpen: true, onRun: () => setWide(true) }]
      : []),
  ];
  const near =
    value.trim() === '' || slot === 'specialNumber'
      ? []
      : nearDays(uses, known.read(value), date, ward.hymnRepeatWeeks, meetingId);
  return {
    shown,
    near,
    isExact: isActive && isExact,
    /** Passed straight to the combobox. */
    field: {
      value: shown ? shown.title : value,
      leading: shown ? <HymnNumber>{shown.number}</HymnNumber> : undefined,
      onType: onChange,
      onPick: ({ hymn }: HymnOption) => onChange(hymnText(hymn.number, hymn.title)),
      onClear: () => onChange(''),
      options,
      actions,
      // A special number may have any title.
      isSure: isTitle && typed.length > 1 && first !== undefined && !second && slot !== 'specialNumber',
      loading: isLoading,
      emptyText: isError ? 'Couldn’t load the hymnbook.' : 'No hymns found. Try searching by number (#123) or title.',
    },
  };
}
