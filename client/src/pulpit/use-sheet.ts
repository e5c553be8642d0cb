import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAway, isLapsed, isUnauthorized } from '#client/lib/api-error.ts';
import { useReading } from '#client/lib/reading.ts';
import { useKeptSheet, useOffline } from '#client/offline/offline-context.ts';
import { notify } from '#client/lib/notify.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { outlineText } from '#shared/pulpit/outline.ts';
import type { PulpitSheet, SheetFormat } from '#shared/pulpit/schema.ts';
import { scriptText } from '#shared/pulpit/script.ts';
import type { SheetWard } from '#shared/pulpit/sheet.ts';
import { sheetOptions, textOfSheet } from './api.ts';

export type SheetPlace = { meeting: Meeting; ward: SheetWard; format: SheetFormat; open: boolean };

const WRITERS = { outline: outlineText, script: scriptText };

/** The saved sheet. If it can't be fetched, the text is generated here from the meeting, and `sheet` is null. */
export function useSheet({ meeting, ward, format, open }: SheetPlace): {
  sheet: PulpitSheet | null;
  text: string | null;
  copiedAt: string | null;
} {
  useReading(open);
  const { isOpen: isOffline } = useOffline();
  const { data, isError, error } = useQuery({ ...sheetOptions(meeting.id, format), enabled: open && !isOffline });
  const isUnreachable = isOffline || (isError && (isAway(error) || isLapsed(error)));
  const kept = useKeptSheet(meeting.id, format);
  const sheet = data ?? (isUnreachable ? kept.sheet : null);
  const failed = open && isError && sheet === null && !isUnauthorized(error);
  useEffect(() => {
    if (!failed) return;
    const description = 'Couldn’t load the saved sheet, so this one was generated from the meeting.';
    notify({ kind: 'info', title: 'Using Generated Content', description });
  }, [failed]);
  const text =
    textOfSheet(sheet ?? undefined) ?? (sheet || isError || isOffline ? WRITERS[format](meeting, ward) : null);
  return { sheet, text, copiedAt: isUnreachable && !data ? kept.at : null };
}
