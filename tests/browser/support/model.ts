import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ModelMood = 'good' | 'slow' | 'loose' | 'stalled' | 'error' | 'garbage';
export type StandIn = { url: string; mood: ModelMood; asked: number; stop(): Promise<void> };

const SLOW_MS = 700;

function textOf(body: string): string {
  const { messages }: { messages: { content: string }[] } = JSON.parse(body);
  return messages.at(-1)?.content ?? '';
}

function answer(res: ServerResponse, mood: ModelMood, script: string): void {
  const part = (content: string, finish_reason: string | null = null) =>
    res.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`);
  const finish = (text: string) => {
    part(text);
    part('', 'stop');
    res.end('data: [DONE]\n\n');
  };
  if (mood === 'error') return void res.writeHead(500).end('{}');
  res.writeHead(200, { 'Content-Type': 'text/event-stream' });
  if (mood === 'garbage') return void res.end('data: {"what": [\n\ndata: <html>\n\n');
  if (mood === 'stalled') return void part(script.slice(0, 40));
  if (mood === 'slow') {
    part(script.slice(0, 40));
    setTimeout(() => finish(script.slice(40)), SLOW_MS);
    return;
  }
  const lines = script.split('\n');
  finish(
    mood === 'good'
      ? script
      : [...lines.filter((line) => !/hymn number/u.test(line)), 'We thank Peter Wongarella.'].join('\n'),
  );
}

/** A fake AI service: it returns the script that it was sent, in the mood that the test has chosen. */
export async function startModel(): Promise<StandIn> {
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.on('end', () => {
      model.asked += 1;
      answer(res, model.mood, textOf(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const model: StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    mood: 'good',
    asked: 0,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return model;
}
