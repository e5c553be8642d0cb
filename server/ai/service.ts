import OpenAI from 'openai';
import type { Env } from '#server/env.ts';

const MOST_CHARACTERS = 2_000_000;

export type AiService = NonNullable<Env['ai']>;
type Question = { instructions: string; text: string; asJson?: boolean };

/**
 * Asks the model once. Throws when it fails, is late with its first word or its last, or says nothing.
 * `isWhole` is false when the answer was cut short.
 */
export async function askModel(
  ai: AiService,
  { instructions, text, asJson }: Question,
): Promise<{ answer: string; isWhole: boolean }> {
  const { firstByteMs, wholeMs } = ai.limits;
  const client = new OpenAI({
    apiKey: ai.key,
    baseURL: ai.baseUrl,
    maxRetries: 0,
    timeout: firstByteMs,
    logLevel: 'off',
  });
  const stop = new AbortController();
  // The client's own limit ends with the headers; these two see to the first word and to the last.
  const whole = setTimeout(() => stop.abort(), wholeMs);
  const first = setTimeout(() => stop.abort(), firstByteMs);
  try {
    const stream = await client.chat.completions.create(
      {
        model: ai.model,
        stream: true,
        ...(asJson ? { response_format: { type: 'json_object' as const } } : {}),
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: text },
        ],
      },
      { signal: stop.signal },
    );
    let answer = '';
    let end: string | null = null;
    for await (const part of stream) {
      const [choice] = part.choices ?? [];
      const words = choice?.delta?.content ?? '';
      // A server that only says that it is there has not begun to answer.
      if (words !== '') clearTimeout(first);
      answer += words;
      end = choice?.finish_reason ?? end;
      if (answer.length > MOST_CHARACTERS) throw new Error('The answer does not end');
    }
    // An abort ends the stream without an error.
    if (stop.signal.aborted) throw new Error('The answer took too long');
    if (answer.trim() === '') throw new Error('The answer is empty');
    return { answer, isWhole: end === 'stop' };
  } finally {
    clearTimeout(whole);
    clearTimeout(first);
    stop.abort();
  }
}
