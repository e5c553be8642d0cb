import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_MAX } from '#shared/auth/password.ts';

/** OWASP's first recommendation for argon2id, which is this library's default kind. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const PARAMETERS = `$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let decoy: Promise<string> | null = null;

/** False for a wrong password. Without a hash (an unknown name) it costs the same time and is false. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const against = passwordHash ?? (await decoy);
  // Argon2 takes any length; a limit keeps a huge text from buying time on the server.
  const fits = await verify(against, password.slice(0, PASSWORD_MAX + 1)).catch(() => false);
  return fits && passwordHash !== null;
}

/** Whether a hash was made at another cost than new ones are. */
export const isOutdated = (passwordHash: string): boolean =>
  !passwordHash.startsWith('$argon2id$v=19$') || !passwordHash.includes(PARAMETERS);
