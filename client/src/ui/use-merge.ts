import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, isStale } from '#client/lib/api-error.ts';
import { pickDirty, showFailure } from '#client/lib/show-error.ts';

type Name<V extends FieldValues> = FieldPath<V> & keyof V;
type Versioned = { version: number };
type Options<V extends FieldValues, R extends Versioned> = {
  form: Pick<UseFormReturn<V>, 'reset' | 'getValues' | 'setValue' | 'setFocus' | 'watch'>;
  fields: readonly Name<V>[];
  /** What is being edited; absent while something new is added. */
  row: R | undefined;
  valuesOf: (row: R) => Partial<V> & DefaultValues<V>;
  /** Reads the row out of the server's refusal. */
  read: (current: unknown) => R | undefined;
};

const isSame = (a: unknown, b: unknown): boolean => (a ?? '') === (b ?? '');

/**
 * For a form whose row someone else may save in the meantime. Fields left alone follow theirs, changed fields keep what was
 * typed, and a field that both changed is a clash: theirs can be used instead, and saving again keeps mine.
 */
export function useMerge<V extends FieldValues, R extends Versioned>(options: Options<V, R>) {
  const { form, fields, row, valuesOf, read } = options;
  const begun = useRef(row && { version: row.version, values: valuesOf(row) });
  const [clashes, setClashes] = useState<ReadonlyMap<keyof V, unknown>>(new Map());

  /** Moves the form onto `current`; answers with the first field that both changed. */
  const take = (current: R): Name<V> | undefined => {
    const base = begun.current?.values;
    const theirs = valuesOf(current);
    const mine = form.getValues();
    const both = fields.filter(
      (name) =>
        !isSame(mine[name], base?.[name]) && !isSame(theirs[name], base?.[name]) && !isSame(mine[name], theirs[name]),
    );
    begun.current = { version: current.version, values: theirs };
    form.reset(theirs, { keepDirtyValues: true });
    setClashes((before) => new Map([...before.keys(), ...both].map((name) => [name, theirs[name]])));
    return both[0];
  };

  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (row && begun.current && row.version > begun.current.version) latest.current(row);
  }, [row]);

  return {
    /** Sends the changed fields, again if they don't conflict with what someone else saved. Null: the form shows a clash. */
    async save<T extends Partial<Record<keyof V, unknown>>, A extends R>(
      values: T,
      send: (changed: Partial<T> & Partial<Versioned>) => Promise<A>,
    ): Promise<A | null> {
      const [typed, base] = [form.getValues(), begun.current?.values];
      const dirty: Partial<Record<keyof T, unknown>> = {};
      for (const name in values) dirty[name] = !isSame(typed[name], base?.[name]);
      const changed = pickDirty(values, dirty);
      for (;;) {
        try {
          const saved = await send({ ...changed, version: begun.current?.version });
          begun.current = { version: saved.version, values: valuesOf(saved) };
          setClashes(new Map());
          return saved;
        } catch (error) {
          const current = error instanceof ApiError && isStale(error) ? read(error.body.current) : undefined;
          if (!current) {
            if (isStale(error)) showFailure(error, { title: 'Not Saved' });
            throw error;
          }
          const clash = take(current);
          if (clash === undefined) continue;
          form.setFocus(clash);
          return null;
        }
      }
    },
    /** Both versions of a field while they differ. */
    clashOf(name: Name<V>): { theirs: unknown; mine: unknown } | null {
      if (!clashes.has(name)) return null;
      const [theirs, mine] = [clashes.get(name), form.watch(name)];
      return isSame(theirs, mine) ? null : { theirs, mine };
    },
    takeTheirs(name: Name<V>): void {
      const theirs = begun.current?.values[name];
      if (theirs !== undefined) form.setValue(name, theirs, { shouldDirty: true, shouldValidate: true });
      form.setFocus(name);
    },
  };
}

export type Merge<V extends FieldValues> = Pick<ReturnType<typeof useMerge<V, Versioned>>, 'clashOf' | 'takeTheirs'>;

type Stored<T> = { version: number; value: T };
type Merged<T> = { value: T; isClash: boolean };

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Mine where I made a change, theirs everywhere else; a clash where both changed the same. */
export function mergedByKey<T extends object>(base: T, mine: T, theirs: T): Merged<T> {
  const value = { ...theirs };
  let isClash = false;
  for (const key in mine) {
    if (isEqual(mine[key], base[key])) continue;
    value[key] = mine[key];
    isClash ||= !isEqual(theirs[key], base[key]) && !isEqual(theirs[key], mine[key]);
  }
  return { value, isClash };
}

type PartOptions<T> = {
  stored: Stored<T>;
  /** What the dialog opens with, if not with what is stored. */
  proposed?: T;
  /** What is stored by now. */
  read: () => Promise<Stored<T>>;
  send: (value: T, from: Stored<T>) => Promise<unknown>;
  merge: (base: T, mine: T, theirs: T) => Merged<T>;
  onSaved: () => void;
};

/**
 * For a dialog that edits a part of a row whose version counts every change of it. A save that comes second goes on by
 * itself unless someone else changed the same; then what they changed besides comes in, and saving again keeps mine.
 */
export function usePartSave<T>({ stored, proposed = stored.value, read, send, merge, onSaved }: PartOptions<T>) {
  const [start, setStart] = useState(stored);
  const [value, setValue] = useState(proposed);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<'clash' | 'failed' | null>(null);

  const attempt = async (): Promise<'clash' | 'failed' | null> => {
    let [from, mine] = [start, value];
    for (;;) {
      try {
        await send(mine, from);
        return null;
      } catch (error) {
        const current = isStale(error) ? await read().catch(() => null) : null;
        if (current === null || current.version === from.version) {
          // The toast of a save leaves out what a form can settle; this one can't.
          if (isStale(error)) showFailure(error, { title: 'Not Saved' });
          return 'failed';
        }
        const merged = merge(from.value, mine, current.value);
        [from, mine] = [current, merged.value];
        setStart(from);
        setValue(mine);
        if (merged.isClash) return 'clash';
      }
    }
  };
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    setProblem(null);
    const met = await attempt();
    setSaving(false);
    setProblem(met);
    if (met === null) onSaved();
  };
  return { value, base: start.value, change: setValue, isSaving, problem, save };
}
