import type { ReactNode } from 'react';

const DATE_OR_TIME =
  /((?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*, [A-Z][a-z]+ \d{1,2}(?:, \d{4})?|\b\d{1,2}(?::\d\d)? [AP]M\b)/u;

/** A text whose dates and times stay on one line each. */
export const DatedText = ({ children }: { children: string }) =>
  children.split(DATE_OR_TIME).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );

type Phrases = { children: readonly ReactNode[] };

/** Phrases with dots between them; where a line breaks there is none, at its end or at its beginning. */
export const Dotted = ({ children }: Phrases) => (
  <span className="block [clip-path:inset(-0.75rem_-0.25rem)]">
    <span className="-ml-3.5 flex flex-wrap">
      {children.map((phrase, place) => (
        <span key={place} className="relative min-w-0 pl-3.5 before:absolute before:left-1.25 before:content-['·']">
          {phrase}
        </span>
      ))}
    </span>
  </span>
);

/** Links with commas between them. Their lines are 24 pixels apart, on a touch screen as far as a finger is wide. */
export const CommaList = ({ children }: Phrases) => (
  <span className="flex flex-wrap gap-x-1 gap-y-[calc(1.5rem-1lh)] touch:gap-y-5">
    {children.map((phrase, place) => (
      <span key={place} className="min-w-0 not-last:after:content-[',']">
        {phrase}
      </span>
    ))}
  </span>
);
