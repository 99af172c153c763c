import { beforeEach, expect, it, vi } from "vitest";
import { noteVia } from "./came-by.ts";

const kept = new Map<string, string>();
const now = Date.parse("2026-03-01T09:00:00Z");

/** Opens a page of the shop in the same browser. */
function open(path: string, { from = "", asked = {} }: { from?: string; asked?: object } = {}) {
  const address = new URL(`https://mauzo.example${path}`);
  vi.stubGlobal("location", address);
  vi.stubGlobal("document", { referrer: from });
  vi.stubGlobal("navigator", asked);
  vi.stubGlobal("window", {});
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => {
    if (name === "pagehide") leave = listener;
  });
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_: unknown, __: string, to: URL) => vi.stubGlobal("location", to),
  });
}
let leave = () => {};
const said = () => window.mzVia?.["X-Via"];
const own = "https://mauzo.example";

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it("keeps the first touch and the last, and takes them out of the address", () => {
  open("/shops/demo?via=l.7Kq2Xb9Z&search=a");
  noteVia("demo");
  expect(said()).toBe("l.7Kq2Xb9Z");
  expect(location.href).toBe("https://mauzo.example/shops/demo?search=a");
  open("/shops/demo/p/kahawa");
  noteVia("demo");
  expect(said()).toBe("l.7Kq2Xb9Z");
  open("/shops/demo?via=q.AAAAAAAA");
  noteVia("demo");
  open("/shops/demo?via=q.BBBBBBBB");
  noteVia("demo");
  expect(said()).toBe("l.7Kq2Xb9Z q.BBBBBBBB");
});

it("knows a set's page from elsewhere and the list of shops by where somebody came from, and shops apart", () => {
  open("/shops/demo/sets/5", { from: `${own}/shops/demo` });
  noteVia("demo", "5");
  expect(said()).toBeUndefined();
  open("/shops/demo/sets/5", { from: "https://search.example/" });
  noteVia("demo", "5");
  expect(said()).toBe("s.5");
  for (const list of ["/shops", "/sw/shops", "/shops/"]) {
    open("/sw/shops/other", { from: own + list });
    noteVia("other");
    expect(said()).toBe("d");
  }
  open("/shops/third", { from: `${own}/pricing` });
  noteVia("third");
  expect(said()).toBeUndefined();
});

it("keeps what a popup added for the pages after it", () => {
  open("/shops/demo?via=l.7Kq2Xb9Z");
  noteVia("demo");
  window.mzVia = { "X-Via": "l.7Kq2Xb9Z p.1" };
  leave();
  open("/shops/demo");
  noteVia("demo");
  expect(said()).toBe("l.7Kq2Xb9Z p.1");
});

it("forgets after thirty days", () => {
  open("/shops/demo?via=l.7Kq2Xb9Z");
  noteVia("demo");
  vi.setSystemTime(now + 30 * 86_400_000);
  open("/shops/demo");
  noteVia("demo");
  expect(said()).toBeUndefined();
});

it.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
  "keeps nothing of who says %o, nor what it kept",
  (asked) => {
    open("/shops/demo?via=l.7Kq2Xb9Z");
    noteVia("demo");
    open("/shops/demo?via=l.7Kq2Xb9Z", { asked });
    noteVia("demo");
    expect([said(), kept.size, location.search]).toEqual([undefined, 0, ""]);
  },
);
