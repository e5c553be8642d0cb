import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { COUNTED, timeAt } from './load-process.ts';

/** One run: as many calls as fit in the time, each connection sending its next call after the previous response. */
export type Run = {
  url: string;
  method: 'GET' | 'PUT';
  headers: Record<string, string>;
  body?: string;
  connections: number;
  ms: number;
  /** It ends earlier after so many. */
  calls?: number;
  status: number;
};
export type Measured = { perSecond: number; p50: number; p99: number };

let sentBodies = 0;

function once(agent: Agent, { url, method, headers, body, status }: Run): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === status
          ? resolve()
          : reject(new Error(`${method} ${url} was answered with ${answer.statusCode}`)),
      );
    });
    sent.once('error', reject);
    sent.end(body?.replace(COUNTED, () => String((sentBodies += 1))));
  });
}

async function measure(run: Run): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: run.connections });
  const times: number[] = [];
  const begun = performance.now();
  const keepAsking = async (): Promise<void> => {
    while (performance.now() - begun < run.ms && times.length < (run.calls ?? Infinity)) {
      const sent = performance.now();
      await once(agent, run);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: run.connections }, keepAsking));
  const took = performance.now() - begun;
  agent.destroy();
  return { perSecond: (times.length * 1000) / took, p50: timeAt(times, 0.5), p99: timeAt(times, 0.99) };
}

process.on('message', (run: Run) => {
  measure(run).then(
    (measured) => process.send?.({ measured }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
