import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeOnBack } from "./close-on-back.ts";

/** The history of one document, in which one moves as in a browser: a moment later, with an event. */
function openPage() {
  const entries: unknown[] = [{ page: "before" }, null];
  let at = 1;
  let onPop: (event: { state: unknown }) => void = () => {};
  const go = (by: number) =>
    setTimeout(() => {
      if (entries[at + by] === undefined) return;
      at += by;
      onPop({ state: entries[at] });
    });
  const history = {
    get state() {
      return entries[at];
    },
    replaceState: (state: unknown) => entries.splice(at, 1, state),
    pushState(state: unknown) {
      entries.splice(at + 1, entries.length, state);
      at += 1;
    },
    go,
    back: () => go(-1),
    forward: () => go(1),
  };
  vi.stubGlobal("window", {});
  vi.stubGlobal("history", history);
  vi.stubGlobal("addEventListener", (_: string, listener: typeof onPop) => {
    onPop = listener;
  });
  const press = async (by: number) => {
    go(by);
    await vi.runAllTimersAsync();
  };
  return {
    back: () => press(-1),
    forward: () => press(1),
    push: history.pushState,
    hasLeft: () => at === 0,
    at: () => at,
  };
}

function openLayer() {
  const layer = { isOpen: true, close: () => {} };
  const leave = closeOnBack(() => layer.close());
  layer.close = () => {
    layer.isOpen = false;
    leave();
  };
  return layer;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("closes the topmost first, and leaves the page when nothing is open", async () => {
  const page = openPage();
  const [below, above] = [openLayer(), openLayer()];
  await page.back();
  expect([below.isOpen, above.isOpen]).toEqual([true, false]);
  await page.back();
  expect([below.isOpen, page.hasLeft()]).toEqual([false, false]);
  await page.back();
  expect(page.hasLeft()).toBe(true);
});

it("leaves the page at the first press after layers were closed by their buttons", async () => {
  const page = openPage();
  const [below, above] = [openLayer(), openLayer()];
  above.close();
  below.close();
  await page.back();
  expect(page.hasLeft()).toBe(true);
});

it("gives the next layer the entry that one before it left", async () => {
  const page = openPage();
  openLayer().close();
  const next = openLayer();
  expect(page.at()).toBe(2);
  await page.back();
  expect([next.isOpen, page.hasLeft()]).toEqual([false, false]);
});

it("closes one layer where two entries are left over", async () => {
  const page = openPage();
  const [below, above] = [openLayer(), openLayer()];
  above.close();
  below.close();
  const next = openLayer();
  await page.back();
  expect([next.isOpen, page.hasLeft()]).toEqual([false, false]);
});

it("goes past a left-over entry below another page, in both directions", async () => {
  const page = openPage();
  openLayer().close();
  page.push({ page: "another" });
  await page.back();
  expect(page.at()).toBe(1);
  await page.forward();
  expect(page.at()).toBe(3);
});

it("keeps a layer that asks before it closes, and asks again", async () => {
  const page = openPage();
  const asks = vi.fn();
  closeOnBack(asks);
  await page.back();
  await page.back();
  expect(asks).toHaveBeenCalledTimes(2);
  expect(page.hasLeft()).toBe(false);
});
