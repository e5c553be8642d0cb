import { Readable } from 'node:stream';
import { SMTP_CONNECT_MS, SMTP_SILENCE_MS, SMTP_WHOLE_MS } from './limits.ts';
import { withoutLogin } from './without-login.ts';
import type { MailSettings } from './smtp-settings.ts';

/**
 * What became of a message: `later` may be tried again, `refused` means this address, `failed` this message, and after
 * `unclear` no one knows whether it arrived.
 */
export type SendOutcome = { is: 'sent' } | { is: 'later' | 'refused' | 'failed' | 'unclear'; problem: string };

export class Unreachable extends Error {}

export type Smtp = {
  /**
   * `beforeEnd` runs when the whole message is with the server but for the line that ends it. Without that line a server
   * throws away what it has, so up to here nothing was sent, and a rejection keeps it so.
   */
  send(envelope: { from: string; to: string }, message: Buffer, beforeEnd: () => Promise<void>): Promise<SendOutcome>;
  close(): void;
};

type SmtpError = Error & { code?: string; responseCode?: number; command?: string; response?: string };

const NO_ANSWER = 'The mail server accepted the message but never confirmed it.';

const asError = (thrown: unknown): SmtpError => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Of a refusal for policy (5.7) the address is innocent. */
const isAboutAddress = ({ command, response = '' }: SmtpError): boolean =>
  command === 'RCPT TO' && !/\b5\.7\.\d/u.test(response);

function outcomeOf(error: SmtpError, problem: string, isHandedOver: boolean): SendOutcome {
  const { responseCode = 0 } = error;
  if (isHandedOver) {
    if (responseCode >= 500) return { is: 'failed', problem };
    return responseCode >= 400 ? { is: 'later', problem } : { is: 'unclear', problem: NO_ANSWER };
  }
  if (responseCode >= 500 && isAboutAddress(error)) return { is: 'refused', problem };
  return { is: 'later', problem };
}

async function* endingWith(message: Buffer, beforeEnd: () => Promise<void>): AsyncGenerator<Buffer> {
  yield message;
  await beforeEnd();
}

/** Connects, with TLS unless the server is on this machine, and signs in. Throws Unreachable with the reason. */
export async function openSmtp({ host, port, isSecure, needsTls, login }: MailSettings): Promise<Smtp> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const connection = new Connection({
    host,
    port,
    secure: isSecure,
    requireTLS: needsTls,
    connectionTimeout: SMTP_CONNECT_MS,
    greetingTimeout: SMTP_CONNECT_MS,
    socketTimeout: SMTP_SILENCE_MS,
    dnsTimeout: SMTP_CONNECT_MS,
  });
  const wordsOf = ({ response, message }: SmtpError): string => withoutLogin(response ?? message, login);
  // What breaks while a message is sent reaches `send`; between messages there is no one to tell.
  let fail: (error: SmtpError) => void = () => undefined;
  connection.on('error', (error: SmtpError) => fail(error));
  connection.on('end', () => fail(new Error('The mail server closed the connection.')));
  try {
    await new Promise<void>((resolve, reject) => {
      fail = reject;
      connection.connect(() =>
        login === null
          ? resolve()
          : connection.login({ user: login.user, pass: login.password }, (error) =>
              error ? reject(error) : resolve(),
            ),
      );
    });
  } catch (error) {
    connection.close();
    // The error itself would be logged, and it has the server's words as they came.
    throw new Unreachable(wordsOf(asError(error)));
  }
  return {
    send: async ({ from, to }, message, beforeEnd) => {
      let isHandedOver = false;
      const body = Readable.from(
        endingWith(message, async () => {
          await beforeEnd();
          isHandedOver = true;
        }),
        { objectMode: false },
      );
      const patience = setTimeout(() => fail(new Error('The mail server took too long.')), SMTP_WHOLE_MS);
      try {
        await new Promise<void>((resolve, reject) => {
          fail = reject;
          connection.send({ from, to: [to], size: message.length }, body, (error) =>
            error ? reject(error) : resolve(),
          );
        });
        return { is: 'sent' };
      } catch (error) {
        // Half a message may be on its way: this connection can carry no other one.
        connection.close();
        const failure = asError(error);
        return outcomeOf(failure, wordsOf(failure), isHandedOver);
      } finally {
        clearTimeout(patience);
        fail = () => undefined;
      }
    },
    close: () => connection.close(),
  };
}
