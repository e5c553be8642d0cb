// Wall: names are shown in many features, and none of them owns how a name breaks.
import { Fragment } from 'react';

/** A longer word has no room in the narrowest place, and breaks wherever it must. */
const LONGEST_WHOLE = 20;

type Props = { children: string; breaksAtHyphens?: boolean };

/** A name breaks between its words, not at a hyphen, where that would not widen a column: 'Ji-woo' stays together. */
export const NameText = ({ children, breaksAtHyphens = false }: Props) =>
  children.split(' ').map((word, at) => {
    const breaks =
      word.length > LONGEST_WHOLE
        ? 'wrap-anywhere'
        : word.includes('-') && !breaksAtHyphens
          ? 'whitespace-nowrap'
          : undefined;
    return (
      <Fragment key={at}>
        {at > 0 ? ' ' : null}
        {breaks ? <span className={breaks}>{word}</span> : word}
      </Fragment>
    );
  });
