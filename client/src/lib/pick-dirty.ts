/** What a form has changed: the rest is left alone, so that it takes nothing back that somebody else has saved meanwhile. */
export function pickDirty<V extends object>(values: V, dirty: Partial<Record<keyof V, unknown>>): Partial<V> {
  const changed: Partial<V> = {};
  for (const key in values) if (dirty[key]) changed[key] = values[key];
  return changed;
}
