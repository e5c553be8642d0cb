import type { FieldError } from '#shared/http/errors.ts';

type Issue = {
  code?: string;
  path: PropertyKey[];
  message: string;
  errors?: Issue[][];
  maximum?: unknown;
  minimum?: unknown;
};

/** For what no form sends and no schema has words for: names the field, since there is no screen to show it on. */
function plainWords({ code, maximum, minimum }: Issue, path: string): string {
  if (path === '') return 'Please send the fields as one JSON object.';
  if (code === 'too_big') return `Please check ${path}: at most ${String(maximum)} is possible.`;
  if (code === 'too_small') return `Please check ${path}: at least ${String(minimum)} is needed.`;
  return `Please check ${path}: it is missing, or its value cannot be used here.`;
}

/** Zod's issues → one message a field, by its dotted path. A union speaks through the branch that came closest. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  const found = issues.map((issue) => {
    const deepest = issue.code === 'invalid_union' ? issue.errors?.flat().at(-1) : undefined;
    const path = [...issue.path, ...(deepest?.path ?? [])].join('.');
    return { path, message: deepest?.message || issue.message || plainWords(deepest ?? issue, path) };
  });
  return found.filter(({ path }, index) => found.findIndex((other) => other.path === path) === index);
}
