import { useMemo } from 'react';
import type { ProgramWard } from '#shared/meetings/program/program.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { programBlocks } from './program-blocks.tsx';
import { addressFor, QrCode } from './qr-code.tsx';
import type { Block } from './use-pages.tsx';

export type PrintedWard = ProgramWard & { programPath?: string | null };

/** Leads phones to the public program; nothing where the ward publishes none. */
export function codeBlocks({ programPath }: PrintedWard): Block[] {
  if (!programPath) return [];
  const { url, shown } = addressFor(programPath);
  const line = (
    <div key="code" className="flex items-center justify-center gap-[0.8em] pt-[0.4em]">
      <QrCode text={url} className="size-[6em] shrink-0" />
      <p className="text-[0.9em] wrap-anywhere">
        This program on your phone:
        <br />
        {shown}
      </p>
    </div>
  );
  return [{ key: 'code', lines: [line] }];
}

/** The half-sheet, with the code at its foot. */
export const useProgramBlocks = (meeting: Meeting, ward: PrintedWard): Block[] =>
  useMemo(() => [...programBlocks(meeting, ward), ...codeBlocks(ward)], [meeting, ward]);
