import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { periodAfter } from '#shared/text/sentence-end.ts';
import type { Merge } from '#client/ui/use-merge.ts';
import { Button } from './button.tsx';

const inWords = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return value === '' || value === null || value === undefined ? 'Empty' : String(value);
};

/** Says a choice by its label. */
export const sayLabel =
  (options: readonly { value: string; label: string }[]) =>
  (value: unknown): string =>
    options.find((option) => option.value === value)?.label ?? inWords(value);

/** The hint of a field that someone else changed too; null for every other field. */
export function theirsHint<V extends FieldValues>(
  merge: Merge<V>,
  name: FieldPath<V> & keyof V,
  say: (value: unknown) => string = inWords,
): ReactNode {
  const clash = merge.clashOf(name);
  if (!clash) return null;
  const [theirs, mine] = [say(clash.theirs), say(clash.mine)];
  return (
    <span className="grid justify-items-start gap-2">
      <span className="wrap-anywhere">
        Someone else changed this to “{theirs}”{periodAfter(theirs)} You have “{mine}”{periodAfter(mine)}
      </span>
      <Button size="sm" onClick={() => merge.takeTheirs(name)}>
        Use Theirs
      </Button>
    </span>
  );
}
