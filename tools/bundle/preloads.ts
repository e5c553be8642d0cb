/** What runs before any screen does: it is there whenever something of a screen is asked for. */
const FIRST = ['rolldown-runtime', 'first'];
const BEFORE_SCREENS = [...FIRST, 'start', 'app', 'ahead'];

const partOf = (file: string): string | undefined => /([\w-]+)-[\w-]{8}\.js$/.exec(file)?.[1];

/**
 * What the browser fetches together with a part, so that nothing waits for its turn. Each such link costs a slow phone
 * some milliseconds, even for what it already has.
 */
export function preloadsFor(deps: readonly string[], host: string): string[] {
  const known = ['first', 'ahead'].includes(partOf(host) ?? '') ? FIRST : BEFORE_SCREENS;
  return deps.filter((file) => !known.includes(partOf(file) ?? ''));
}
