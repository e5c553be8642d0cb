import type { Env } from '#server/env.ts';
import { ANSWER_CHARACTERS, ANSWER_BYTES } from './limits.ts';

export type AiService = NonNullable<Env['ai']>;
type Question = { instructions: string; text: string; asJson?: boolean };

/** What one message of the service adds: a part of a stream, or the whole of an ordinary answer. */
type Message = {
  choices?: {
    delta?: { content?: string | null };
    message?: { content?: string | null };
    finish_reason?: string | null;
  }[];
};
const DONE = '[DONE]';

/** The messages of an answer, whether it comes as a stream of events or as one object, whatever its type says. */
async function* messagesIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let text = '';
  let isStream: boolean | null = null;
  let length = 0;
  for await (const bytes of body) {
    text += decoder.decode(bytes, { stream: true });
    length += bytes.length;
    if (length > ANSWER_BYTES) throw new Error('The answer does not end');
    isStream ??= text.trim() === '' ? null : !text.trimStart().startsWith('{');
    if (!isStream) continue;
    const lines = text.split(/\r\n|\n|\r/);
    text = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
  if (isStream && text.startsWith('data:')) yield text.slice(5).trim();
  if (isStream === false) {
    yield text;
    yield DONE;
  }
}

/**
 * Asks the model once. Throws when it fails, is late with its first word or its last, or says nothing.
 * `isWhole` is false when the answer was cut short.
 */
export async function askModel(
  ai: AiService,
  { instructions, text, asJson }: Question,
): Promise<{ answer: string; isWhole: boolean }> {
  const { firstByteMs, wholeMs } = ai.limits;
  // Loaded with the first question, as many planners have no such service.
  const { default: OpenAI } = await import('openai');
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
    // As it comes: the client's own reader takes streams alone, and not every compatible server sends one.
    const response = await client.chat.completions
      .create(
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
      )
      .asResponse();
    if (!response.body) throw new Error('The answer is empty');
    let answer = '';
    let end: string | null = null;
    let isDone = false;
    for await (const message of messagesIn(response.body)) {
      if (message === DONE) {
        isDone = true;
        break;
      }
      const { choices }: Message = JSON.parse(message);
      const [choice] = choices ?? [];
      const words = choice?.delta?.content ?? choice?.message?.content ?? '';
      // A server that only says that it is there has not begun to answer.
      if (words !== '') clearTimeout(first);
      answer += words;
      end = choice?.finish_reason ?? end;
      if (answer.length > ANSWER_CHARACTERS) throw new Error('The answer does not end');
    }
    // An abort ends the stream without an error.
    if (stop.signal.aborted) throw new Error('The answer took too long');
    if (answer.trim() === '') throw new Error('The answer is empty');
    // Some servers give no reason; then the end of the stream must have been told.
    return { answer, isWhole: end === null ? isDone : end === 'stop' };
  } finally {
    clearTimeout(whole);
    clearTimeout(first);
    stop.abort();
  }
}
