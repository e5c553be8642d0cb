// Wall: names are shown in many features, and none of them owns how a name breaks.
import { Fragment } from 'react';

/** A name breaks between its words, never at a hyphen: 'Ji-woo' stays together. */
export const NameText = ({ children }: { children: string }) =>
  children.split(' ').map((word, at) => (
    <Fragment key={at}>
      {at > 0 ? ' ' : null}
      {word.includes('-') ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ));
