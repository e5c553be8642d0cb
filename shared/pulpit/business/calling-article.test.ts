import { describe, expect, it } from 'vitest';
import { articleOf } from './calling-article.ts';

const asSaid = (position: string) => `as ${articleOf(position)}${position}`;

describe('the article of a calling', () => {
  it.each([
    'as a Primary teacher',
    'as a teacher in the Primary',
    'as an instructor',
    'as an EQ instructor',
    'as an RS teacher',
    'as a YW adviser',
    'as a CTR 5 teacher',
    'as a ward missionary',
    'as a temple and family history consultant',
    'as a Temple & Family History Consultant',
    'as an assistant ward clerk',
    'as a high councilor',
    'as a nursery leader',
    'as a youth Sunday School teacher',
    'as a counselor in the Relief Society presidency',
    'as a member of the ward council',
    'as an usher',
    'as a unified worker',
  ])('is used for one of several: %s', (words) => expect(asSaid(words.replace(/^as an? /u, ''))).toBe(words));

  it.each([
    'as bishop',
    'as Relief Society president',
    'as first counselor in the bishopric',
    'as second counselor to Bishop Soto',
    'as ward clerk',
    'as executive secretary',
    'as Primary secretary',
    'as ward mission leader',
    'as temple and family history leader',
    'as ward organist',
    'as Primary music leader',
    'as a Primary teacher',
    'as Primary teachers',
    'as the bishopric',
    'as Ward Assistant Clerk--Membership',
  ])('is left out where only one person holds the calling, or it’s already there: %s', (words) =>
    expect(asSaid(words.replace(/^as /u, ''))).toBe(words),
  );
});
