import { API } from '#shared/api.ts';
import type { ErrorBody } from '#shared/http/errors.ts';
import { addressOf, type Arrived, type Route } from '#shared/http/route.ts';
import type { TestApi } from './api.ts';
import { register, sign, type Key, type Twist } from './authenticator.ts';

const { passkeys } = API;
type Answer<T> = {
  status: number;
  text: string;
  body: T & Partial<ErrorBody> & { verified?: boolean; details?: string };
  cookies: string[];
};

/** Something that keeps cookies, as browsers do, and a token. Another `origin` is another server process. */
export function browserFor(api: TestApi, token: string | null = null, address: string | null = null) {
  const jar = { cookie: '' };

  async function send<R extends Route>(
    record: R,
    body?: unknown,
    { origin = api.origin, params = {} }: { origin?: string; params?: Record<string, unknown> } = {},
  ): Promise<Answer<Arrived<R>>> {
    const response = await fetch(`${origin}${addressOf(record.path, params)}`, {
      method: record.method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(jar.cookie ? { cookie: jar.cookie } : {}),
        ...(address ? { 'x-forwarded-for': address } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const cookies = response.headers.getSetCookie();
    if (cookies[0]) jar.cookie = cookies[0].split(';')[0] ?? '';
    const text = await response.text();
    return { status: response.status, text, cookies, body: text === '' ? undefined : JSON.parse(text) };
  }

  const { origin } = api.context.env;
  const begin = (username?: string) => send(passkeys.beginAuthentication, { username });
  const finish = (response: unknown) => send(passkeys.finishAuthentication, { response });

  return {
    jar,
    send,
    begin,
    finish,
    /** Registers a device and returns its key; `counter` 0 is a device that does not count. */
    async addDevice(name = 'This Device', twist: Twist = {}): Promise<Key> {
      const options = await send(passkeys.beginRegistration);
      if (options.status !== 200) throw new Error(options.text);
      const { key, response } = register(options.body, origin, twist);
      const finished = await send(passkeys.finishRegistration, { response, credentialName: name });
      if (finished.status !== 200) throw new Error(finished.text);
      return key;
    },
    /** The whole way in. Without a username the device says who it is. */
    async enter(key: Key, username?: string, twist: Twist = {}) {
      const options = await begin(username);
      return finish(sign(key, options.body, origin, twist));
    },
  };
}

/** A user of a new ward with one passkey, in a browser that is signed in and in one that is not. */
export async function makeHolder(api: TestApi, twist: Twist = {}) {
  const user = await api.makeUser(await api.makeWard(), 'sacrament_planner');
  const caller = await api.signIn(user);
  const home = browserFor(api, caller.token);
  return { user, caller, home, key: await home.addDevice('iPhone', twist), stranger: browserFor(api) };
}
