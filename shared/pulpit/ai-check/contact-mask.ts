const CONTACTS = [
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  /\+\d[\d ().-]{6,}\d/gu,
  /(?:\(\d{3}\) ?|\b\d{3}[-. ])?\b\d{3}[-. ]\d{4}\b/gu,
  /\b\d{10}\b/gu,
];

/** Addresses and telephone numbers in a text give way to marks, and come back in place of those marks. */
export function maskContacts(text: string): { masked: string; restore: (text: string) => string } {
  const kept: string[] = [];
  let masked = text;
  for (const pattern of CONTACTS) masked = masked.replace(pattern, (found) => `[contact ${kept.push(found)}]`);
  return {
    masked,
    restore: (answer) => answer.replace(/\[contact (\d+)\]/giu, (mark, number) => kept[Number(number) - 1] ?? mark),
  };
}
