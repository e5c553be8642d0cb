// Wall: the member form and the import preview offer the same choices.
import { ADDRESS_OF } from '#shared/members/brother-or-sister.ts';
import { AGE_GROUP_LABELS, AGE_GROUPS } from '#shared/members/age-groups.ts';
import { SEXES } from '#shared/members/schema.ts';

export const ADDRESSES = SEXES.map((value) => ({ value, label: ADDRESS_OF[value] }));
export const AVAILABILITIES = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
export const AGE_GROUP_CHOICES = AGE_GROUPS.map((value) => ({ value, label: AGE_GROUP_LABELS[value] }));
