import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnauthorized } from '#client/lib/api-error.ts';
import { useReading } from '#client/lib/reading.ts';
import { keptSheetOf } from '#client/offline/copy.ts';
import { useOffline } from '#client/offline/offline-context.ts';
import { useReadable } from '#client/offline/use-readable.ts';
import { notify } from '#client/lib/notify.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { outlineText } from '#shared/pulpit/outline.ts';
import type { PulpitSheet } from '#shared/pulpit/schema.ts';
import { scriptText } from '#shared/pulpit/script.ts';
import type { SheetFormat, SheetWard } from '#shared/pulpit/sheet.ts';
import { sheetOptions, textOfSheet } from './api.ts';

export type SheetPlace = { meeting: Meeting; ward: SheetWard; format: SheetFormat; open: boolean };

const WRITERS = { outline: outlineText, script: scriptText };

/** The saved sheet. If it can't be fetched, the text is generated here from the meeting, and `sheet` is null. */
export function useSheet({ meeting, ward, format, open }: SheetPlace): {
  sheet: PulpitSheet | null;
  text: string | null;
  copiedAt: string | null;
  isLoading: boolean;
} {
  useReading(open);
  const { isOpen: isOffline } = useOffline();
  const asked = useQuery({ ...sheetOptions(meeting.id, format), enabled: open && !isOffline });
  const { data: sheet, error, isOld, at } = useReadable(asked, keptSheetOf(meeting.id, format));
  const failed = open && error !== null && sheet === null && !isUnauthorized(error);
  useEffect(() => {
    if (!failed) return;
    const description = 'Couldn’t load the saved sheet, so this one was generated from the meeting.';
    notify({ kind: 'info', title: 'Using Generated Content', description });
  }, [failed]);
  const text = textOfSheet(sheet ?? undefined) ?? (sheet || error || isOffline ? WRITERS[format](meeting, ward) : null);
  return { sheet, text, copiedAt: isOld ? at : null, isLoading: asked.isLoading };
}
