/** The calls behind the first screens, without their schemas: they are made before those have come. */
export const MEETING_CALLS = {
  list: { method: 'GET', path: '/api/meetings' },
  read: { method: 'GET', path: '/api/meetings/:id' },
} as const;
