/** Tokens of sign-ins that were left without a network. They are kept for one thing alone: to end them. */
const KEY = 'toRevoke';
const SEPARATOR = ' ';

export const tokensToRevoke = (): string[] => (localStorage.getItem(KEY) ?? '').split(SEPARATOR).filter(Boolean);

const keep = (tokens: readonly string[]): void =>
  tokens.length === 0 ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, tokens.join(SEPARATOR));

export const addToRevoke = (token: string): void => keep([...new Set([...tokensToRevoke(), token])]);

let underWay: Promise<void> | null = null;

async function revokeEach(end: (token: string) => Promise<boolean>): Promise<void> {
  for (const token of tokensToRevoke()) {
    // When a call is not answered, the person tries again; the sign-ins that follow would not be answered either.
    if (!(await end(token).catch(() => false))) return;
    keep(tokensToRevoke().filter((other) => other !== token));
  }
}

/** Ends what is still to be ended; `end` says whether it has. Two callers at once share one try. */
export function revokeKept(end: (token: string) => Promise<boolean>): Promise<void> {
  underWay ??= revokeEach(end).finally(() => {
    underWay = null;
  });
  return underWay;
}
