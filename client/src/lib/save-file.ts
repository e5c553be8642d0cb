/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob | string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers start to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
