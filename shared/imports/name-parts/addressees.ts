const ADDRESSEE = /\s*"?([^"<>;@]{3,80}?)"?\s*<([^\s<>@]{1,80}@[^\s<>@]{1,80})>\s*[,;]?/y;
const LONGEST = 40_000;

/** '"Ames, John" <john@example.com>, Kim Lee <kim@example.com>', as mail programs write it: each with the email; else none. */
export function addresseesIn(line: string): string[] {
  if (line.length > LONGEST || !line.includes('>')) return [];
  const text = line.trim().replace(/^(?:to|cc|bcc):\s*/i, '');
  const people: string[] = [];
  ADDRESSEE.lastIndex = 0;
  for (let found = ADDRESSEE.exec(text); found; found = ADDRESSEE.exec(text)) {
    people.push(`${found[1]?.trim()} <${found[2]}>`);
    if (ADDRESSEE.lastIndex === text.length) return people;
  }
  return [];
}
