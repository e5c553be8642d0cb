import { Segmented } from '#client/ui/controls/segmented.tsx';
import { Select } from '#client/ui/controls/select.tsx';
import { numberInWords } from '#shared/text/in-words.ts';
import { SPOKE_FILTERS, type SpeakerPage, type SpokeFilter } from '#shared/tracking/schema.ts';

const FILTERS: Record<SpokeFilter, string> = {
  all: 'All',
  never: 'Never',
  'over-year': 'Over a year ago',
  'this-year': 'Past year',
  assigned: 'Assigned',
};
const FILTER_LABEL = 'Filter by last talk';

export type FilterProps = {
  spoke: SpokeFilter;
  counts: SpeakerPage['counts'] | undefined;
  onChoose: (spoke: SpokeFilter) => void;
};

/** Filters members by last talk, each with a count. */
export function TalkFilter({ spoke, counts, onChoose }: FilterProps) {
  return (
    <div className="border-b border-line px-4 py-3 md:px-5 max-md:hidden">
      <Segmented
        label={FILTER_LABEL}
        value={spoke}
        onChange={onChoose}
        options={SPOKE_FILTERS.map((value) => ({ value, label: FILTERS[value], count: counts?.[value] ?? null }))}
        className="[&_label]:px-2.5"
      />
    </div>
  );
}

/** The same on a phone. */
export function TalkFilterOnPhone({ spoke, counts, onChoose }: FilterProps) {
  return (
    <div className="relative w-44 max-md:grow md:hidden">
      <label htmlFor="filter" className="notch">
        {FILTER_LABEL}
      </label>
      <Select
        id="filter"
        value={spoke}
        onChange={(event) => onChoose(SPOKE_FILTERS.find((known) => known === event.target.value) ?? 'all')}
        options={SPOKE_FILTERS.map((value) => ({
          value,
          label: counts ? `${FILTERS[value]} (${numberInWords(counts[value])})` : FILTERS[value],
        }))}
      />
    </div>
  );
}
