import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isStale } from '#client/lib/api-error.ts';
import { mergedWording } from '#shared/pulpit/wording/wording-merge.ts';
import {
  type ScriptWording,
  PRESET_NAMES,
  WORDING_PRESETS,
  type WordingPreset,
} from '#shared/pulpit/wording/wording-schema.ts';
import { isWordingKey, WORDING_TEXTS, type WordingKey } from '#shared/pulpit/wording/wording-texts.ts';
import { configOptions, useChangeConfig } from './api.ts';

export const PRESETS: readonly { value: WordingPreset; label: string }[] = WORDING_PRESETS.map((value) => ({
  value,
  label: PRESET_NAMES[value],
}));

/** A text that matches the preset again is no longer a customization. */
const cleaned = ({ preset, texts }: ScriptWording): ScriptWording => ({
  preset,
  texts: Object.fromEntries(
    Object.entries(texts).filter(([key, text]) => isWordingKey(key) && WORDING_TEXTS[key][preset] !== text),
  ),
});
const isSame = (a: ScriptWording, b: ScriptWording) =>
  a.preset === b.preset &&
  Object.keys(a.texts).length === Object.keys(b.texts).length &&
  Object.entries(a.texts).every(([key, text]) => b.texts[key] === text);

/** The wording being edited, the saved wording it started from, and someone else's changes to the same texts. */
export function useWording(saved: ScriptWording, onSaved: () => void) {
  const [start, setStart] = useState(saved);
  const [wording, setWording] = useState(saved);
  const [theirs, setTheirs] = useState<ScriptWording['texts']>({});
  const client = useQueryClient();
  const { mutate, isPending, error } = useChangeConfig();
  const { preset, texts } = wording;

  const change = (key: WordingKey, text: string | undefined) => {
    const { [key]: _, ...others } = texts;
    setWording({ preset, texts: text === undefined ? others : { ...others, [key]: text } });
  };
  const takeTheirs = (key: WordingKey) => {
    change(key, theirs[key]);
    const { [key]: _, ...others } = theirs;
    setTheirs(others);
  };
  /** Uses their text wherever I made no change. Where both changed it, theirs is shown next to mine. */
  const showTheirs = async () => {
    const { scriptWording: current } = await client.fetchQuery(configOptions());
    const merged = mergedWording(current, start, cleaned(wording));
    setStart(current);
    setWording(merged.wording);
    setTheirs(
      Object.fromEntries(
        merged.clashes
          .filter(isWordingKey)
          .map((key) => [key, current.texts[key] ?? WORDING_TEXTS[key][current.preset]]),
      ),
    );
  };
  const save = () =>
    mutate(
      { scriptWording: { ...cleaned(wording), before: start } },
      {
        onSuccess: onSaved,
        onError: (failure) => (isStale(failure) ? void showTheirs().catch(() => undefined) : undefined),
      },
    );
  return {
    wording,
    textOf: (key: WordingKey): string => texts[key] ?? WORDING_TEXTS[key][preset],
    theirs,
    isDirty: !isSame(cleaned(wording), start),
    isPending,
    isFailed: error !== null && !isStale(error),
    choose: (next: ScriptWording['preset']) => setWording({ preset: next, texts }),
    change,
    takeTheirs,
    save,
  };
}
