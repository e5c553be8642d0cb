import { createHash } from 'node:crypto';

/** The account as authenticators know it: the same for all its passkeys, and it says nothing about the person. */
export const handleOf = (userId: number) =>
  new Uint8Array(createHash('sha256').update(`passkeys of user ${userId}`).digest());
export const handleText = (userId: number): string => Buffer.from(handleOf(userId)).toString('base64url');

export const described = ({ id, transports }: { id: string; transports: string[] | null }) => ({
  id,
  type: 'public-key' as const,
  ...(transports ? { transports } : {}),
});
