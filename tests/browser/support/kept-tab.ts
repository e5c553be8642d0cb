import type { Browser, BrowserContext, BrowserContextOptions, Clock, Page } from '@playwright/test';

/** What a test file may choose for its pages; all else is the same for every test. */
export type TabOptions = Pick<
  BrowserContextOptions,
  'viewport' | 'colorScheme' | 'isMobile' | 'hasTouch' | 'serviceWorkers' | 'baseURL'
>;

/** Whatever these bring about outlasts a test: a tab on which one was called is not used again. */
const LASTING_OF_PAGE = [
  'addInitScript',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setViewportSize',
] as const satisfies readonly (keyof Page)[];
const LASTING_OF_CONTEXT = [
  'addCookies',
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const satisfies readonly (keyof BrowserContext)[];
/** Once a clock is in other hands, its tab has it for good. */
const LASTING_OF_CLOCK = [
  'fastForward',
  'install',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const satisfies readonly (keyof Clock)[];
const HEARD = [
  'close',
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
] as const;

/** Calls `note` whenever one of the methods of `target` is called. */
function watch<T extends object>(target: T, methods: readonly (keyof T)[], note: () => void): void {
  for (const name of methods) {
    const method: unknown = target[name];
    if (typeof method !== 'function') throw new Error(`There is no method ${String(name)}.`);
    const watched = (...given: unknown[]): unknown => {
      note();
      return Reflect.apply(method, target, given);
    };
    Object.defineProperty(target, name, { value: watched, configurable: true });
  }
}

const forgetEverything = async (): Promise<void> => {
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name);
  for (const name of await caches.keys()) await caches.delete(name);
};

type Tab = { options: string; context: BrowserContext; page: Page; isSpent: boolean };

/**
 * One tab for the tests of a worker, one after the other. The next test finds the scripts and fonts compiled, which takes two
 * thirds of a page's first second, and nothing else of the one before. A test that fails, or does something to its tab that
 * would last, gets the next test a new one.
 */
export class KeptTab {
  readonly #browser: Browser;
  #tab: Tab | null = null;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async open(options: TabOptions): Promise<Tab> {
    const wanted = JSON.stringify(options);
    if (this.#tab?.options !== wanted) await this.close();
    return (this.#tab ??= await this.#make(wanted));
  }

  async #make(options: string): Promise<Tab> {
    // The options of the test that is running apply to it.
    const context = await this.#browser.newContext();
    const tab: Tab = { options, context, page: await context.newPage(), isSpent: false };
    const spend = (): void => void (tab.isSpent = true);
    watch(tab.context, LASTING_OF_CONTEXT, spend);
    watch(tab.page, LASTING_OF_PAGE, spend);
    watch(tab.context.clock, LASTING_OF_CLOCK, spend);
    return tab;
  }

  async close(): Promise<void> {
    await this.#tab?.context.close();
    this.#tab = null;
  }

  /** After a test: the tab is made as it was, or closed. */
  async leave(home: string): Promise<void> {
    const tab = this.#tab;
    if (!tab) return;
    const isUsable = !tab.isSpent && !tab.page.isClosed() && new URL(tab.page.url(), home).origin === home;
    if (isUsable) await this.#clean(tab, home);
    else await this.close();
  }

  async #clean({ context, page }: Tab, home: string): Promise<void> {
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of HEARD) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    // On a page without the application, which would otherwise miss what is taken from it.
    await page.goto(`${home}/robots.txt`);
    await page.evaluate(forgetEverything);
    await context.clearCookies();
    await page.mouse.move(-1, -1);
  }
}
