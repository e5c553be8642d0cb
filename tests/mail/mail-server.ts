import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = { to: string; messageId: string; raw: string; text: string };

/** Undoes quoted-printable, so that a test reads what a person reads. */
function textIn(raw: string): string {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const text = body.join('\n\n').replaceAll('\r\n', '\n');
  if (!/quoted-printable/iu.test(head)) return text;
  const bytes = text
    .replace(/=\n/gu, '')
    .replace(/=([0-9A-F]{2})/gu, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const read = async (stream: Readable): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};
const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

/**
 * A mail server that behaves as the address says: `refused@` does not exist, `busy@` is told to come back, `policy@` may
 * not be written to by us, `spam@` does not like the text, `later@` does not take it yet, `cut@` hangs up in the middle, `silent@` takes the text and hangs up, `slow@` takes its time.
 * Those that hang up stop doing so with `mend`, and with `hold` all texts wait for an answer until they are let go.
 * With `repeatsLogin` it wants a login, refuses each one, and repeats it.
 */
export async function startMailServer({ host = '127.0.0.1', repeatsLogin = false } = {}) {
  const received: ReceivedMail[] = [];
  /** Texts that were read and then refused. */
  const rejected: Pick<ReceivedMail, 'to' | 'text'>[] = [];
  /** Taken from us and perhaps never answered, in the order of arrival. */
  const taken: string[] = [];
  let busy = true;
  let hangsUp = true;
  let held: Promise<void> | null = null;
  let slowMs = 50;
  const server = new SMTPServer({
    disabledCommands: repeatsLogin ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    authOptional: true,
    allowInsecureAuth: true,
    logger: false,
    onAuth({ username, password }, _session, done) {
      const secrets = [username ?? '', password ?? ''].flatMap((one) => [one, Buffer.from(one).toString('base64')]);
      done(refusal(535, `5.7.8 Login refused for ${secrets.join(' ')}`));
    },
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('refused@')) return done(refusal(550, '5.1.1 No such person here'));
      if (address.startsWith('policy@')) return done(refusal(550, '5.7.1 We do not take mail from you'));
      if (address.startsWith('busy@') && busy) return done(refusal(451, '4.3.0 Come back later'));
      if (address.startsWith('cut@') && hangsUp) {
        for (const connection of server.connections) connection.close();
        return undefined;
      }
      return done();
    },
    onData(stream, session, done) {
      const [to = ''] = session.envelope.rcptTo.map(({ address }) => address);
      // What breaks off before its last line was never sent.
      void read(stream).then(
        async (raw) => {
          const messageId = /^Message-ID: (.+)$/imu.exec(raw)?.[1]?.trim() ?? '';
          taken.push(messageId);
          const isLater = to.startsWith('later@') && busy;
          if (isLater || to.startsWith('spam@')) {
            rejected.push({ to, text: textIn(raw) });
            return done(isLater ? refusal(451, '4.7.1 Try again later') : refusal(554, '5.6.0 Looks like spam'));
          }
          received.push({ to, messageId, raw, text: textIn(raw) });
          if (to.startsWith('silent@') && hangsUp) {
            for (const connection of server.connections) connection.close();
            return undefined;
          }
          await held;
          if (to.startsWith('slow@')) await new Promise((resolve) => setTimeout(resolve, slowMs));
          return done();
        },
        () => undefined,
      );
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `smtp://${host}:${port}`,
    received,
    rejected,
    taken,
    /** From now on `busy@` and `later@` are taken too. */
    free: () => (busy = false),
    mend: () => (hangsUp = false),
    hold() {
      let letGo = (): void => undefined;
      held = new Promise((resolve) => (letGo = resolve));
      return () => letGo();
    },
    setSlow: (ms: number) => (slowMs = ms),
    of: (to: string) => received.filter((mail) => mail.to === to),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
