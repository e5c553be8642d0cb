/** As the reader of the file words it: 'Birth Day (where Birth Date has a value)', 'column 3, which has no heading'. */
const SAYS_WHY = /\(|, which |^the second |^all but /;

/** What the preview says of ignored columns: those that come without a reason are none that the import has a use for. */
export function ignoredWords(columns: readonly string[]): string[] {
  const sentence = (begin: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${begin}: ${names.join(', ')}`];
  return [
    ...sentence(
      'Columns ignored, because the import has no place for them',
      columns.filter((name) => !SAYS_WHY.test(name)),
    ),
    ...sentence(
      'Columns ignored',
      columns.filter((name) => SAYS_WHY.test(name)),
    ),
  ];
}
