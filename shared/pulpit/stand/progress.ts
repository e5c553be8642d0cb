/** How far along a meeting is: the current step, and the steps that are done. */
export type Progress = { current: string | null; done: readonly string[] };

export const START: Progress = { current: null, done: [] };

const firstOpen = (keys: readonly string[], done: ReadonlySet<string>, after = -1): string | undefined =>
  keys.find((key, index) => index > after && !done.has(key));

/** The same progress over steps that may have changed since. */
export function settled({ current, done }: Progress, keys: readonly string[]): Progress {
  const known = done.filter((key) => keys.includes(key));
  if (current !== null && keys.includes(current)) return { current, done: known };
  return { current: firstOpen(keys, new Set(known)) ?? keys.at(-1) ?? null, done: known };
}

/** Checks off the current step and moves to the next open one: a later one if there is one, otherwise one that was skipped. */
export function next(progress: Progress, keys: readonly string[]): Progress {
  const { current } = progress;
  if (current === null) return progress;
  const done = new Set([...progress.done, current]);
  const to = firstOpen(keys, done, keys.indexOf(current)) ?? firstOpen(keys, done) ?? current;
  return { current: to, done: [...done] };
}

/** One step back, which is open again. After the last step that is the last step itself. */
export function previous({ current, done }: Progress, keys: readonly string[]): Progress {
  const isDone = current !== null && done.includes(current);
  const to = isDone ? current : (keys[keys.indexOf(current ?? '') - 1] ?? current);
  return { current: to, done: done.filter((key) => key !== to) };
}

/** Checks off a step, or reopens it and moves there. A step other than the current one is checked off without moving on. */
export function toggled(progress: Progress, key: string, keys: readonly string[]): Progress {
  const { current, done } = progress;
  if (done.includes(key)) return { current: key, done: done.filter((one) => one !== key) };
  return key === current ? next(progress, keys) : { current, done: [...done, key] };
}

export const isFinished = ({ done }: Progress, keys: readonly string[]): boolean =>
  keys.every((key) => done.includes(key));
export const isAtStart = ({ current, done }: Progress, keys: readonly string[]): boolean =>
  keys.indexOf(current ?? '') <= 0 && !(current !== null && done.includes(current));
