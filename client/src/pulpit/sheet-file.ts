import { saveFile } from '#client/ui/controls/export-button.tsx';
import { notify } from '#client/lib/notify.ts';

export async function copySheet(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ title: 'Copied to Clipboard' });
  } catch {
    const description = 'Your browser doesn’t allow this. Select the text and copy it instead.';
    notify({ kind: 'error', title: 'Export Failed', description });
  }
}

export function downloadSheet(text: string, name: string): void {
  try {
    saveFile(name, text);
    notify({ title: 'Pulpit Sheet Downloaded', description: name });
  } catch {
    notify({ kind: 'error', title: 'Export Failed', description: 'Couldn’t save the file. Please try again.' });
  }
}
