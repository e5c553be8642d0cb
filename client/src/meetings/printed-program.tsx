import { useWard } from '#client/auth/session.ts';
import { longDate } from '#shared/calendar/format.ts';
import { announcedIn, programLines } from '#shared/meetings/program.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

/** The program for the printer alone: what everybody may know, without business, status or anything to press. */
export function PrintedProgram({ meeting }: { meeting: Meeting }) {
  const ward = useWard();
  const announced = announcedIn(meeting);
  return (
    <div aria-hidden="true" className="mx-auto hidden max-w-[44rem] font-serif print:block">
      <p className="text-center text-lg font-semibold">{ward.name}</p>
      <p className="text-center text-md">Sacrament Meeting</p>
      <p className="mb-6 text-center text-md">{[longDate(meeting.date), ward.meetingTime].filter(Boolean).join(', ')}</p>
      <dl className="grid gap-2.5 text-md">
        {programLines(meeting).map(({ label, text, detail }, index) => (
          <div key={index} className={text === '' ? 'py-1 text-center italic' : 'flex justify-between gap-8'}>
            <dt>{label}</dt>
            {text === '' ? null : (
              <dd className="text-right">
                {text}
                {detail ? <span className="block text-base italic">{detail}</span> : null}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {announced.length > 0 ? (
        <div className="mt-8 border-t border-line pt-4">
          <p className="mb-1 font-semibold">Announcements</p>
          <p className="text-base whitespace-pre-wrap">{announced.join('\n')}</p>
        </div>
      ) : null}
    </div>
  );
}
