import { memo } from 'react';
import { Card, CardHead } from '#client/ui/layout/card.tsx';

/** Tips from the General Handbook and the ward's settings. */
export const MusicLeaderNote = memo(function MusicLeaderNote({ weeks }: { weeks: number }) {
  const notes = [
    'Choose a sacrament hymn about the sacrament or the Savior’s sacrifice.',
    'Balance familiar hymns with less familiar ones, and let the topics guide you.',
    `You’ll see a note if a hymn was sung in the past ${weeks} weeks. It’s up to you whether to repeat it.`,
    'No special numbers on fast Sunday.',
    'Get the bishopric’s approval for special numbers, and let the organist and chorister know early.',
  ];
  return (
    <Card>
      <CardHead title="Tips for Choosing Music" />
      <ul className="grid list-disc gap-2 py-3 pr-4 pl-9 md:pl-10">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Card>
  );
});
