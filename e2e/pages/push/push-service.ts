import { type BrowserContext, expect, type Page, type Worker } from "@playwright/test";

const origin = process.env.SANDBOX_ORIGIN ?? "http://127.0.0.1:4900";

/** Where the service worker of the back-office is registered. */
const scope = "/dashboard";

type Device = { id: string; endpoint: string; p256dh: string; auth: string };
type Pushed = { text: string; ttl: string; urgency: string; topic: string; key: string };

/**
 * The push service of a browser. Chromium's own is a server of its maker, which tests do not reach: the browser subscribes at
 * the sandbox's in its place, and what arrived there is delivered to its service worker. All else is the browser's.
 */
export class PushService {
  readonly #page: Page;
  readonly #device: Device;

  private constructor(page: Page, device: Device) {
    this.#page = page;
    this.#device = device;
  }

  static async of(page: Page, context: BrowserContext): Promise<PushService> {
    const device: Device = await (await page.request.post(`${origin}/_push/devices`)).json();
    await context.addInitScript(({ endpoint, p256dh, auth }) => {
      if (!("PushManager" in window)) return;
      let subscribed: object | null = null;
      const subscribe = (options: { applicationServerKey: string }) => {
        const bytes = Uint8Array.from(
          atob(options.applicationServerKey.replaceAll("-", "+").replaceAll("_", "/")),
          (letter) => letter.charCodeAt(0),
        );
        subscribed = {
          options: { applicationServerKey: bytes.buffer },
          toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
          unsubscribe: async () => {
            subscribed = null;
            return true;
          },
        };
        return Promise.resolve(subscribed);
      };
      Object.defineProperties(PushManager.prototype, {
        subscribe: { value: subscribe },
        getSubscription: { value: () => Promise.resolve(subscribed) },
      });
    }, device);
    return new PushService(page, device);
  }

  /** What was pushed to this browser, decrypted. */
  async got(): Promise<Pushed[]> {
    return (await this.#page.request.get(`${origin}/_push/devices/${this.#device.id}`)).json();
  }

  /**
   * Hands a message to the service worker of the back-office, as the browser does. Chromium without a screen lets nothing be
   * shown: what the worker asks it to show is recorded in its place.
   */
  async deliver(text: string): Promise<void> {
    const worker = await this.#worker();
    await worker.evaluate(() => {
      const shown: string[] = [];
      Object.assign(globalThis, { shown });
      Object.defineProperty(ServiceWorkerRegistration.prototype, "showNotification", {
        value: async (title: string, options: object) => {
          shown.push(JSON.stringify({ title, ...options }));
        },
      });
    });
    const browser = await this.#page.context().newCDPSession(this.#page);
    const found = new Promise<{ registrationId: string; origin: string }>((resolve) => {
      browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        for (const { registrationId, scopeURL } of registrations)
          if (new URL(scopeURL).pathname === scope) resolve({ registrationId, origin: new URL(scopeURL).origin });
      });
    });
    await browser.send("ServiceWorker.enable");
    await browser.send("ServiceWorker.deliverPushMessage", { ...(await found), data: text });
    await browser.detach();
  }

  /** What the worker had the browser show. */
  async expectShown(notices: object[]): Promise<void> {
    const worker = await this.#worker();
    const shown = () => worker.evaluate<string[]>("globalThis.shown");
    await expect.poll(async () => (await shown()).map((text) => JSON.parse(text))).toMatchObject(notices);
  }

  async #worker(): Promise<Worker> {
    const scopes = await Promise.all(
      this.#page
        .context()
        .serviceWorkers()
        .map(async (worker) => [await worker.evaluate<string>("registration.scope"), worker] as const),
    );
    const [, worker] = scopes.find(([address]) => new URL(address).pathname === scope) ?? [];
    if (!worker) throw new Error("the back-office has no service worker");
    return worker;
  }
}
