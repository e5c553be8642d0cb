import type { ErrorCode } from '#shared/http/errors.ts';

/** What the server may want of a person before it does what they asked. */
export type Demand = Extract<ErrorCode, 'confirm_first' | 'set_password_first'>;
type Ask = () => Promise<boolean>;

const asks = new Map<string, Ask>();

/** For the one place that can ask for it; `ask` resolves true once it has been met. Returns the way back. */
export function answerDemand(demand: Demand, ask: Ask): () => void {
  asks.set(demand, ask);
  return () => {
    if (asks.get(demand) === ask) asks.delete(demand);
  };
}

/** True when what was refused with this code may be tried again. */
export const meetDemand = async (code: string | undefined): Promise<boolean> =>
  code === undefined ? false : ((await asks.get(code)?.()) ?? false);
