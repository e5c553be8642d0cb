import { FIELD_WORDS, type FieldError } from '#shared/http/errors.ts';

type Issue = {
  code?: string;
  path: PropertyKey[];
  message: string;
  errors?: Issue[][];
  keys?: string[];
  maximum?: unknown;
  minimum?: unknown;
  /** What is measured: the characters of a text, the entries of a list, or the number itself. */
  origin?: string;
};

const UNITS: Record<string, string> = { string: ' characters', array: ' entries' };

/** For what no form sends and no schema has words for: names the field, since there is no screen to show it on. */
function plainWords({ code, maximum, minimum, origin = '' }: Issue, path: string): string {
  const unit = UNITS[origin] ?? '';
  if (path === '') return 'Send the fields as one JSON object.';
  if (code === 'too_big') return `${path} must be ${String(maximum)}${unit} or less.`;
  if (code === 'too_small') return `${path} must be ${String(minimum)}${unit} or more.`;
  return `${path} is missing or not valid.`;
}

/** Zod's issues → one message a field, by its dotted path. A union speaks through the branch that came closest. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  const found = issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return (issue.keys ?? []).map((key) => {
        const path = [...issue.path, key].join('.');
        return { path, message: issue.message || FIELD_WORDS.noSuchField(path) };
      });
    const deepest = issue.code === 'invalid_union' ? issue.errors?.flat().at(-1) : undefined;
    const path = [...issue.path, ...(deepest?.path ?? [])].join('.');
    return { path, message: deepest?.message || issue.message || plainWords(deepest ?? issue, path) };
  });
  const first = new Map<string, FieldError>();
  for (const error of found) if (!first.has(error.path)) first.set(error.path, error);
  return [...first.values()];
}
