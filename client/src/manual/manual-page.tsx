import { Printer, SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PATHS } from '#client/paths.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Card, CardBody, CardHead } from '#client/ui/layout/card.tsx';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { SearchInput } from '#client/ui/controls/search-input.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { cx } from '#client/ui/cx.ts';
import { useBeside, usePhone } from '#client/ui/use-media.ts';
import { fold } from '#shared/text/fold.ts';
import { ContentsAbove, ContentsBeside } from './contents.tsx';
import { entryId, searchManual, type Chapter, type ManualEntry } from './entry.ts';
import { HELP_CHAPTERS } from './help-chapters.ts';
import { ManualPicture } from './manual-picture.tsx';
import { PEOPLE_CHAPTERS } from './people-chapters.ts';
import { PLANNING_CHAPTERS } from './planning-chapters.ts';

const CHAPTERS: readonly Chapter[] = [...PLANNING_CHAPTERS, ...PEOPLE_CHAPTERS, ...HELP_CHAPTERS];

/** Where a jump ends: below the head of a narrow page and its menu of chapters. */
const BELOW_HEAD = 'scroll-mt-[calc(var(--head)+1.5rem)] max-lg:scroll-mt-[calc(var(--head)+4.5rem)]';

export function ManualPage() {
  const [looked, setLooked] = useState('');
  useTitle('User Manual and FAQ');
  useChapterOfAddress();
  const phone = usePhone();
  const isBeside = useBeside();
  const print = (
    <Button icon={Printer} variant={phone ? 'ghost' : undefined} onClick={() => window.print()}>
      Print
    </Button>
  );
  const found = searchManual(CHAPTERS, looked, fold);
  return (
    <>
      <PageHeader
        back={{ href: PATHS.dashboard, label: 'Back to Dashboard' }}
        title="User Manual and FAQ"
        sub="How to plan meetings and fix common problems."
        {...(phone ? { links: print } : { actions: print })}
      />
      <div className="grid items-start gap-4 md:gap-6 print:block lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div
          data-no-print
          className="grid grid-rows-[auto_minmax(0,1fr)] gap-3 lg:sticky lg:top-[calc(var(--head)+1.5rem)] lg:max-h-[calc(100dvh-var(--head)-3rem)]"
        >
          <SearchInput
            label="Search the manual"
            placeholder="A word or a question"
            value={looked}
            onSearch={setLooked}
            className=""
          />
          {isBeside ? <ContentsBeside chapters={found} /> : null}
        </div>
        <div className="min-w-0">
          {isBeside || found.length === 0 ? null : <ContentsAbove chapters={found} />}
          <div className="grid gap-4 md:gap-6 print:block">
            <p role="status" className="sr-only">
              {looked === '' ? '' : `${found.flatMap((chapter) => chapter.entries).length} entries found`}
            </p>
            {found.length === 0 ? (
              <Empty
                icon={SearchX}
                title={`No results for “${looked}”`}
                action={<Button onClick={() => setLooked('')}>Clear Search</Button>}
              >
                Try another word, or ask your ward admin.
              </Empty>
            ) : null}
            {found.map((chapter) => (
              <Card
                key={chapter.id}
                id={chapter.id}
                aria-labelledby={`${chapter.id}-title`}
                className={cx(BELOW_HEAD, 'print:border-0')}
              >
                <CardHead
                  id={`${chapter.id}-title`}
                  title={chapter.title}
                  className="print:mt-6 print:break-after-avoid print:px-0"
                />
                <CardBody className="grid gap-5 print:block print:space-y-5 print:px-0">
                  {chapter.entries.map((entry) => (
                    <EntryText key={entry.title} id={entryId(chapter.id, entry)} entry={entry} />
                  ))}
                </CardBody>
              </Card>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

/** An address with a chapter or an entry opens there, the heading in focus, once the screen itself has been given the focus. */
function useChapterOfAddress(): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const chapter = document.getElementById(window.location.hash.slice(1));
      const heading = chapter?.querySelector<HTMLElement>('h2, h3');
      if (!chapter || !heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      chapter.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}

function EntryText({ id, entry }: { id: string; entry: ManualEntry }) {
  return (
    <section
      id={id}
      className={cx(
        BELOW_HEAD,
        'grid max-w-prose gap-1.5 print:block print:max-w-[76ch] print:space-y-1.5',
        entry.startsPage && 'print:break-before-page',
      )}
    >
      <h3 className="font-semibold">{entry.title}</h3>
      {entry.text.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {entry.steps ? (
        <ol className="grid list-decimal gap-1 pl-5">
          {entry.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : null}
      {entry.picture ? <ManualPicture name={entry.picture} /> : null}
    </section>
  );
}
