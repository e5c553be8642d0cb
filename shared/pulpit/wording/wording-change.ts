import * as z from 'zod/mini';
import { text } from '#shared/text/schema.ts';
import { WORDING_MAX, wordingProblem } from './wording-check.ts';
import { presetField, ScriptWording } from './wording-schema.ts';
import { isWordingKey } from './wording-texts.ts';

/**
 * A wording as somebody sends it: every text is held to what it needs and may hold. `before` is the wording on which it
 * was begun: what others have changed since is kept then; without it the whole is taken as it is.
 */
export const WordingChange = z.object({
  preset: presetField,
  texts: z.record(z.string(), text(WORDING_MAX)).check((ctx) => {
    for (const [key, own] of Object.entries(ctx.value)) {
      const message = isWordingKey(key) ? wordingProblem(key, own) : 'There’s no such text';
      if (message !== null) ctx.issues.push({ code: 'custom', input: own, path: [key], message });
    }
  }),
  before: z.optional(ScriptWording),
});
