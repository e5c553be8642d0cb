import { useWard } from '#client/auth/session.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { programBlocks } from '#client/pulpit/print/program-blocks.tsx';

/** The program for the printer alone: what everybody may know, without business, status or anything to press. */
export function PrintedProgram({ meeting }: { meeting: Meeting }) {
  const ward = useWard();
  return (
    <div aria-hidden="true" className="mx-auto hidden max-w-[44rem] gap-4 font-serif text-md print:grid">
      {programBlocks(meeting, ward).map(({ key, lines }) => (
        <div key={key}>{lines}</div>
      ))}
    </div>
  );
}
