// Wall: names are shown in many features, and none of them owns how a name breaks.
import { Fragment } from 'react';

/** A longer word has no room in the narrowest place, and breaks as what it stands in does. */
const LONGEST_WHOLE = 20;

/** A name breaks between its words, not at a hyphen: 'Ji-woo' stays together. */
export const NameText = ({ children }: { children: string }) =>
  children.split(' ').map((word, at) => (
    <Fragment key={at}>
      {at > 0 ? ' ' : null}
      {word.includes('-') && word.length <= LONGEST_WHOLE ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ));
