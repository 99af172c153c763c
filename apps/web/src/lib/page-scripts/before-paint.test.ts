import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { beforePaint } from "./before-paint.ts";

type Visit = { at?: string; search?: string; cookie?: string; saved?: string | null; storage?: boolean };

function visit({ at = "/", search = "", cookie = "", saved = null, storage = true }: Visit) {
  const root = { dataset: {}, style: { display: "" } };
  const moves: string[] = [];
  runInNewContext(beforePaint, {
    document: { cookie, documentElement: root },
    location: { pathname: at, search, hash: "#faq", replace: (to: string) => moves.push(to) },
    ...(storage && { localStorage: { getItem: (key: string) => (key === "language" ? saved : null) } }),
  });
  return { ...root, moves };
}

it.each([
  ["/", "/sw#faq"],
  ["/pricing", "/sw/pricing#faq"],
  ["/swahili-shop", "/sw/swahili-shop#faq"],
  ["//elsewhere.example/x", "/sw//elsewhere.example/x#faq"],
])("sends whoever saved Swahili from %s to %s, unseen", (at, to) => {
  const { moves, style } = visit({ at, saved: "sw" });
  expect([moves, style.display]).toEqual([[to], "none"]);
});
it("keeps what stands behind the path", () => {
  expect(visit({ at: "/shops", search: "?q=kanga", saved: "sw" }).moves).toEqual(["/sw/shops?q=kanga#faq"]);
});
it.each<Visit>([
  { saved: "en" },
  {},
  { at: "/sw", saved: "sw" },
  { at: "/sw/pricing", saved: "sw" },
  { at: "/sw/pricing", saved: "en" },
  { saved: "<script>" },
  { saved: "en", cookie: "language=sw" },
])("stays with %o", (where) => {
  expect(visit(where)).toMatchObject({ moves: [], style: { display: "" } });
});
it("reads the cookie where storage is empty or switched off", () => {
  expect(visit({ cookie: "a=1; language=sw" }).moves).toEqual(["/sw#faq"]);
  expect(visit({ cookie: "a=1; language=sw", storage: false }).moves).toEqual(["/sw#faq"]);
});

it("marks who is signed in, and pages about chat bots", () => {
  expect(visit({ cookie: "a=1; access-token=x" }).dataset).toEqual({ session: 1 });
  expect(visit({ cookie: "not-access-token=x" }).dataset).toEqual({});
  expect(visit({ at: "/chatbots/one" }).dataset).toEqual({ chatbots: 1 });
});
