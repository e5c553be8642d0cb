import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { notify } from '#client/lib/notify.ts';

type Props = {
  name: string;
  fetchFile: () => Promise<Blob>;
  done: string;
  failed: string;
  children?: string;
  /** On a phone, the icon is enough. */
  isBrief?: boolean;
  size?: 'sm';
  edge?: 'end';
  variant?: 'primary' | 'ghost';
};

/** Downloads a file. Include the date in `name`, so a later export doesn't replace it. */
export function ExportButton({ name, fetchFile, done, failed, children = 'Export', isBrief = false, ...look }: Props) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(name, await fetchFile());
      notify({ title: 'Export Complete', description: done });
    } catch {
      notify({ kind: 'error', title: 'Export Failed', description: failed });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      {...look}
      icon={Download}
      busy={isBusy}
      onClick={() => void save()}
      className={isBrief ? 'max-md:flex-none!' : undefined}
    >
      {isBrief ? <span className="max-md:sr-only">{children}</span> : children}
    </Button>
  );
}

/** Saves a file to the browser's downloads. */
export function saveFile(name: string, content: Blob | string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers start to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
