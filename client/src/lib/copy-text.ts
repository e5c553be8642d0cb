// Wall: several features copy a text that is on the screen, and say so in the same words.
import { notify } from './notify.ts';

/** Copies a text that can also be selected on the screen; resolves to whether the clipboard has it. */
export async function copyText(text: string, description: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ title: 'Copied to Clipboard', description });
    return true;
  } catch {
    notify({ kind: 'error', title: 'Copy Failed', description: 'Select the text and copy it.' });
    return false;
  }
}
