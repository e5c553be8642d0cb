import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/demo/sign-in.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { expect } from './app.ts';
import { farSunday, today } from './calls.ts';
import { EMPTY_WARD_USER, type Scene, type Screen } from './screens.ts';

const EMPTY_WARD = 'Newly Organized Ward';
/** What its planner was given, before they set their own. */
const FIRST = 'first-one';

export class Stage {
  readonly #base: string;
  readonly #tokens = new Map<string, string>();
  #scene: Scene | null = null;
  /** What signs in the screen that is shown now. */
  #signingIn: { dispose(): Promise<void> } | null = null;

  constructor(base: string) {
    this.#base = base;
  }

  async #call<T>(as: string, method: string, path: string, body?: unknown): Promise<T> {
    const headers = { Authorization: `Bearer ${await this.token(as)}`, 'Content-Type': 'application/json' };
    const reply = await fetch(`${this.#base}${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(reply.ok, `${method} ${path}: ${reply.status}`).toBe(true);
    return (reply.status === 204 ? undefined : await reply.json()) as T;
  }

  async token(username: string): Promise<string> {
    const known = this.#tokens.get(username);
    if (known) return known;
    const token = await this.#signIn(username, DEMO_PASSWORD);
    this.#tokens.set(username, token);
    return token;
  }

  async #signIn(username: string, password: string): Promise<string> {
    const body = JSON.stringify({ username, password });
    const reply = await fetch(`${this.#base}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(reply.status, `${username} signs in`).toBe(200);
    const { token }: { token: string } = await reply.json();
    return token;
  }

  /** The meetings to show, and a ward in which nothing has happened yet. */
  async scene(): Promise<Scene> {
    if (this.#scene) return this.#scene;
    const meetings = await this.#call<Meeting[]>('planner', 'GET', `/api/meetings?from=${today()}`);
    const held = meetings.filter((meeting) => holdsMeeting(meeting.kind));
    const planned = held.find(
      ({ status, speakingAssignments }) => ['planned', 'confirmed'].includes(status) && speakingAssignments.length > 0,
    );
    const partly = held.find(({ status }) => status === 'partially_planned');
    expect(planned && partly, 'the sample ward has a planned and a partly planned meeting').toBeTruthy();
    const wards = await this.#call<{ name: string }[]>(
      'superadmin',
      'GET',
      `/api/admin/wards?search=${encodeURIComponent(EMPTY_WARD)}`,
    );
    if (!wards.some(({ name }) => name === EMPTY_WARD)) await this.#makeEmptyWard();
    return (this.#scene = { planned: planned?.id ?? 0, partly: partly?.id ?? 0, unplanned: farSunday(12) });
  }

  async #makeEmptyWard(): Promise<void> {
    const ward = await this.#call<{ id: number }>('superadmin', 'POST', '/api/admin/wards', {
      name: EMPTY_WARD,
      stake: 'Riverside Stake',
      meetingAddress: '',
    });
    const person = {
      wardId: ward.id,
      username: EMPTY_WARD_USER,
      password: FIRST,
      firstName: 'New',
      lastName: 'Planner',
      role: 'sacrament_planner',
      email: '',
    };
    await this.#call('superadmin', 'POST', '/api/users', person);
    this.#tokens.set(EMPTY_WARD_USER, await this.#signIn(EMPTY_WARD_USER, FIRST));
    const passwords = { currentPassword: FIRST, newPassword: DEMO_PASSWORD };
    await this.#call(EMPTY_WARD_USER, 'POST', '/api/auth/reset-password', passwords);
  }

  /** Deletes what screens before this one have kept in the browser, apart from the application itself. */
  async #forgetOthers(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: this.#base, storageTypes: 'all' });
    await session.detach();
  }

  /** The context's page, without the screen before this one. */
  async #emptyPage(context: BrowserContext): Promise<Page> {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await this.#signingIn?.dispose();
    this.#signingIn = null;
    await page.goto(`${this.#base}/icon.svg`);
    await page.mouse.move(-1, -1);
    return page;
  }

  /** Shows a screen in the state that it is about, in the page of the context: another one would take longer to open. */
  async show(context: BrowserContext, screen: Screen, colorScheme: 'light' | 'dark'): Promise<Page> {
    const page = await this.#emptyPage(context);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const scene = await this.scene();
    const path = typeof screen.path === 'string' ? screen.path : screen.path(scene);
    await this.#forgetOthers(page);
    const token = screen.as === null ? null : await this.token(screen.as);
    if (token) this.#signingIn = await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token);
    if (screen.calls) {
      await page.route(/\/api\/(?!auth\/)/, (route) =>
        screen.calls === 'fail'
          ? route.fulfill({
              status: 503,
              contentType: 'application/json',
              body: '{"message":"The database cannot be reached at the moment. Please try again."}',
            })
          : undefined,
      );
    }
    await page.goto(`${this.#base}${path}`);
    await screen.open(page);
    return page;
  }
}
