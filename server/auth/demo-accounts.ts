import { AppError } from '#shared/http/errors.ts';
import { fold } from '#shared/text/fold.ts';
import { fullName } from '#shared/text/person-name.ts';
import { record } from '#server/audit/service.ts';
import type { AppContext } from '#server/context.ts';
import { transaction } from '#server/db/connect.ts';
import { DEMO_LOGIN, DEMO_PASSWORD, DEMO_USERS, inWords, type DemoUser } from '#server/demo/sign-in.ts';
import { passwordFits } from './password-hash.ts';
import { findActiveUsers, holdForSignIn } from './queries.ts';
import { openSession } from './service.ts';

type Account = Awaited<ReturnType<typeof findActiveUsers>>[number];
type Offered = { made: DemoUser; account: Account };

const isAsMade = ({ role, wardId }: Pick<Account, 'role' | 'wardId'>, made: DemoUser): boolean =>
  role === made.role && wardId === made.wardId;

/**
 * The accounts that anyone may use: those that still are as the sample made them. One with another role, ward, or password
 * belongs to someone, and so does one of the same name that the sample did not make.
 */
async function offeredAccounts({ env, database }: AppContext, among = DEMO_USERS): Promise<Offered[]> {
  if (!env.demo) return [];
  const keyOf = ({ username }: DemoUser) => fold(username);
  const accounts = await findActiveUsers(database.db, among.map(keyOf));
  const known = among.flatMap((made) => {
    const account = accounts.find(({ usernameKey }) => usernameKey === keyOf(made));
    return account && !account.mustChangePassword && isAsMade(account, made) ? [{ made, account }] : [];
  });
  // The sample gives all of them one hash.
  const hashes = [...new Set(known.map(({ account }) => account.passwordHash))];
  const fits = await Promise.all(hashes.map((hash) => passwordFits(hash, DEMO_PASSWORD)));
  return known.filter(({ account }) => fits[hashes.indexOf(account.passwordHash)]);
}

export async function demoHelp(context: AppContext) {
  const offered = await offeredAccounts(context);
  if (offered.length === 0) return null;
  const hasLogin = offered.some(({ made }) => made.username === DEMO_LOGIN);
  return { password: DEMO_PASSWORD, hasLogin, users: offered.map(({ made }) => inWords(made)) };
}

export async function enterDemo(context: AppContext): Promise<string> {
  const [offered] = await offeredAccounts(
    context,
    DEMO_USERS.filter(({ username }) => username === DEMO_LOGIN),
  );
  if (!offered) throw new AppError('not_found');
  const { made, account } = offered;
  return transaction(context.database.db, async (tx) => {
    // Promoted, moved, or given its own password in the meantime.
    const held = await holdForSignIn(tx, account.id);
    if (!held || held.passwordHash !== account.passwordHash || !isAsMade(held, made)) throw new AppError('not_found');
    const actor = { userId: account.id, name: fullName(account) };
    await record(tx, context.now(), { wardId: account.wardId, actor, action: 'signed_in' });
    return openSession(tx, context.now(), account.id, { byDemo: true });
  });
}
