// @vitest-environment happy-dom

import { createApi } from "@mauzo/api-client/create-api";
import { createTransport } from "@mauzo/api-client/transport/create-transport";
import { mockApi } from "@mauzo/api-mock/mock-api";
import { disconnected } from "@mauzo/api-mock/responders";
import { pushDevices } from "@mauzo/contract/conversations/push-devices";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dropPushDevice, isPushedTo, keepPushDevice } from "./push-device.ts";

vi.mock("../session/api.ts", () => ({ api: createApi(createTransport({ prefix: "http://127.0.0.1/api" })) }));
const server = mockApi("http://127.0.0.1/api");

const id = "0198c0de-0000-7000-8000-00000000abcd";
const [p256dh, auth] = ["B".repeat(87), "a".repeat(22)];
const key = Buffer.alloc(65, 4).toString("base64url");
const owner = { key, userId: "asha", language: "sw" as const };

/** What a browser has of its maker's push service. */
type Browser = { subscription: object | undefined; subscribed: number; left: number; refuses: boolean };
const browser: Browser = { subscription: undefined, subscribed: 0, left: 0, refuses: false };
const pushManager = {
  getSubscription: async () => browser.subscription ?? null,
  subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
    if (browser.refuses) throw new Error("no push service");
    const endpoint = `https://fcm.googleapis.com/fcm/send/${++browser.subscribed}`;
    const bytes = Uint8Array.from(Buffer.from(applicationServerKey, "base64url"));
    browser.subscription = {
      options: { applicationServerKey: bytes.buffer },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        browser.left += 1;
        browser.subscription = undefined;
      },
    };
    return browser.subscription;
  },
};
beforeEach(() => {
  Object.assign(browser, { subscription: undefined, subscribed: 0, left: 0, refuses: false });
  localStorage.clear();
  Object.defineProperty(navigator, "serviceWorker", {
    value: { getRegistration: async () => ({ pushManager }) },
    configurable: true,
  });
  server.answer(pushDevices.remove, { done: true });
});
afterEach(() => Reflect.deleteProperty(navigator, "serviceWorker"));
const sent = () => server.calls.map(({ body }) => body);

it("is one subscription, told to the API again and again, until the device is told no more", async () => {
  server.answer(pushDevices.add, { id }, { id });
  expect([await keepPushDevice(owner), await keepPushDevice(owner)]).toEqual([true, true]);
  expect([browser.subscribed, isPushedTo("asha"), isPushedTo("juma")]).toEqual([1, true, false]);
  const device = { endpoint: "https://fcm.googleapis.com/fcm/send/1", p256dh, auth, language: "sw" };
  expect(sent().slice(-2)).toEqual([device, device]);
  await dropPushDevice();
  expect([browser.left, isPushedTo("asha")]).toEqual([1, false]);
});

it.each([
  ["who logs in after another", { userId: "juma" }],
  ["with another key of Mauzo", { key: Buffer.alloc(65, 5).toString("base64url") }],
])("is a new one %s", async (_, change) => {
  server.answer(pushDevices.add, { id }, { id });
  await keepPushDevice(owner);
  expect(await keepPushDevice({ ...owner, ...change })).toBe(true);
  expect([browser.left, browser.subscribed]).toEqual([1, 2]);
});

it("is none where the browser has no service or the API cannot be reached: open pages tell instead", async () => {
  browser.refuses = true;
  expect([await keepPushDevice(owner), isPushedTo("asha")]).toEqual([false, false]);
  browser.refuses = false;
  server.answer(pushDevices.add, disconnected);
  expect([await keepPushDevice(owner), isPushedTo("asha")]).toEqual([false, false]);
});
