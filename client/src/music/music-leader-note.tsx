import { memo } from 'react';
import { Card, CardHead } from '#client/ui/layout/card.tsx';

/** What the General Handbook and the ward's own settings ask of whoever chooses the music. */
export const MusicLeaderNote = memo(function MusicLeaderNote({ weeks }: { weeks: number }) {
  const notes = [
    'The sacrament hymn speaks of the sacrament or of the Savior’s sacrifice.',
    'Balance familiar hymns with less familiar ones, and let the topics guide you.',
    `A hymn that was sung within ${weeks} weeks before is pointed out; you decide.`,
    'A fast Sunday has no special musical number.',
    'Agree with the bishopric on special numbers, and tell the organist and the chorister early.',
  ];
  return (
    <Card>
      <CardHead title="Note for the music leader" />
      <ul className="grid list-disc gap-1.5 py-3 pr-4 pl-9 md:pl-10">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Card>
  );
});
