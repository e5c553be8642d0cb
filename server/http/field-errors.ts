import type { FieldError } from '#shared/http/errors.ts';

type Issue = { code?: string; path: PropertyKey[]; message: string; errors?: Issue[][] };

/** Zod's issues → one message a field, by its dotted path. A union speaks through the branch that came closest. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues.map((issue) => {
    const deepest = issue.code === 'invalid_union' ? issue.errors?.flat().at(-1) : undefined;
    return {
      path: [...issue.path, ...(deepest?.path ?? [])].join('.'),
      message: deepest?.message ?? issue.message,
    };
  });
}
