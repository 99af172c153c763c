// @vitest-environment happy-dom

import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTitleBadge } from "./title-badge.ts";
import { setWaitingCounts, type WaitingCounts } from "./waiting-counts.ts";

let root: Root;
/** What stood on the installed app, one after the other. */
const onApp: number[] = [];
const knowsApps = () =>
  Object.assign(navigator, {
    setAppBadge: async (count: number) => void onApp.push(count),
    clearAppBadge: async () => void onApp.push(0),
  });
const knowsNone = () => ["setAppBadge", "clearAppBadge"].map((name) => Reflect.deleteProperty(navigator, name));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body.appendChild(document.createElement("main")));
});
afterEach(async () => {
  await act(async () => root.unmount());
  setWaitingCounts({});
  knowsNone();
  onApp.length = 0;
  vi.unstubAllGlobals();
});

function Page({ title }: { title: string }) {
  useTitleBadge();
  return <title>{title}</title>;
}
const open = (title: string) => act(async () => root.render(<Page key={title} title={title} />));
const wait = (counts: WaitingCounts) => act(async () => setWaitingCounts(counts));

it("stands in front of the title of every page, follows what waits, and is gone with it", async () => {
  knowsApps();
  await open("Orders · Mauzo");
  expect(document.title).toBe("Orders · Mauzo");
  await wait({ conversations: 3, orders: 9 });
  expect(document.title).toBe("(3) Orders · Mauzo");
  await open("Stock · Mauzo");
  await expect.poll(() => document.title).toBe("(3) Stock · Mauzo");
  await wait({ conversations: 120 });
  expect(document.title).toBe("(99+) Stock · Mauzo");
  expect(onApp.at(-1)).toBe(120);
  await wait({ conversations: 0, orders: 9 });
  expect([document.title, onApp.at(-1)]).toEqual(["Stock · Mauzo", 0]);
  await wait({ conversations: 1 });
  await act(async () => root.render(<title>Log in · Mauzo</title>));
  await expect.poll(() => document.title).toBe("Log in · Mauzo");
  expect(onApp.slice(-2)).toEqual([1, 0]);
});

it("does without a number on the app where a browser knows none", async () => {
  await open("Orders · Mauzo");
  await wait({ conversations: 2 });
  expect(document.title).toBe("(2) Orders · Mauzo");
});

it("follows a page that changes its title later", async () => {
  await open("Orders · Mauzo");
  await wait({ conversations: 2 });
  document.title = "Neema · Mauzo";
  await expect.poll(() => document.title).toBe("(2) Neema · Mauzo");
});
