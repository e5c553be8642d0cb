import * as z from 'zod/mini';
import { WORDING_MAX } from '#shared/pulpit/limits.ts';
import { text } from '#shared/text/schema.ts';
import { wordingProblem } from './wording-check.ts';
import { presetField, ScriptWording } from './wording-schema.ts';
import { isWordingKey } from './wording-texts.ts';

/**
 * A wording as a person sends it: every text is checked for what it needs and may contain. `before` is the wording it
 * started from: what others have changed since is kept then; without it, everything is replaced.
 */
export const WordingChange = z.object({
  preset: presetField,
  texts: z.record(z.string(), text(WORDING_MAX)).check((ctx) => {
    for (const [key, own] of Object.entries(ctx.value)) {
      const message = isWordingKey(key) ? wordingProblem(key, own) : 'There’s no such phrase';
      if (message !== null) ctx.issues.push({ code: 'custom', input: own, path: [key], message });
    }
  }),
  before: z.optional(ScriptWording),
});
