import { Fragment } from 'react';
import { Link } from 'wouter';
import { Missing } from '#client/ui/missing.tsx';
import { missingInWords, missingParts, planOf } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { capital } from '#shared/text/capital.ts';
import { useDialogLinks } from './dialog-address.ts';

type Gap = { word: string; path: string };

/** What a meeting lacks, each word with the field that it leads to: 'prayers' to the first of them. */
function gapsOf(meeting: Meeting): Gap[] {
  const parts = missingParts(planOf(meeting));
  const pathOf = (word: string) => {
    if (word === 'prayers') return 'invocationMember';
    return parts.find((part) => part.label === word)?.path ?? 'hymns.opening';
  };
  return missingInWords(parts).map((word) => ({ word, path: pathOf(word) }));
}

/** The dot stays at the end of a line that breaks behind it. */
const SEPARATOR = '\u00a0· ';

/** 'Benediction · closing hymn', every word a link; nothing when nothing is missing. */
export function MissingWords({ meeting, capitalised = false }: { meeting: Meeting; capitalised?: boolean }) {
  const { edit } = useDialogLinks();
  return gapsOf(meeting).map(({ word, path }, index) => (
    <Fragment key={path}>
      {index > 0 ? SEPARATOR : ''}
      <Link href={edit(meeting.id, path)} className="text-warn">
        {capitalised && index === 0 ? capital(word) : word}
      </Link>
    </Fragment>
  ));
}

export function MissingLine({ meeting }: { meeting: Meeting }) {
  if (gapsOf(meeting).length === 0) return null;
  return (
    <Missing className="max-md:text-base">
      Missing: <MissingWords meeting={meeting} />
    </Missing>
  );
}
