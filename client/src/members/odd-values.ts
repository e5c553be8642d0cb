import type { MemberFieldName } from '#shared/members/schema.ts';

/** Fewer are no phone number anywhere, not even inside a company. */
const LEAST_DIGITS = 3;

const TITLE =
  /^(?:[eé]lder|sister|brother|bro|sis|presidente?|bishop|patriarch|herman[oa]|obispo|irm[aã]o?|bispo)(?:\.|\s|$)/iu;
/** 'Elder Lee' */
export const hasTitle = (name: string): boolean => TITLE.test(name.trim());

/** A warning about what someone typed into the member form. It never keeps anyone from saving. */
export function oddValue(name: MemberFieldName, typed: unknown): string | undefined {
  if (typeof typed !== 'string' || typed.trim() === '') return undefined;
  if (name === 'phone' && typed.replace(/\D/g, '').length < LEAST_DIGITS)
    return 'This has no number to call or text. Is it in the right field?';
  if ((name === 'firstName' || name === 'lastName' || name === 'preferredName') && /\d/.test(typed))
    return 'Names don’t usually have digits. Is this right?';
  if ((name === 'firstName' || name === 'lastName') && typed.includes('@'))
    return 'This looks like an email address. Is it in the right field?';
  if (name === 'firstName' && hasTitle(typed)) return 'Leave out a title, such as Elder or Sister.';
  return undefined;
}
