import { expect, it } from "vitest";
import { dropEntries, keepEntries, keptEntries, type Shelf } from "./kept-entries.ts";

function shelf() {
  const kept = new Map<string, string>();
  const of: Shelf = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return { kept, of };
}
const token = "Xq3secretsecretsecretsecretsecret";
const entries = { name: "Neema", phone: "0712", note: "Njoo saa nne.\nAsante", "variant:a:b": "3" };
const form = new URLSearchParams({ ...entries, token, version: "v1", shown: "[]" });

it("brings back what was written under this link, and only that", () => {
  const { of } = shelf();
  keepEntries(of, token, form);
  expect(Object.fromEntries(keptEntries(of, token))).toEqual(entries);
  expect(keptEntries(of, "other")).toEqual([]);
});
it("never stores the token", () => {
  const { of, kept } = shelf();
  keepEntries(of, token, form);
  expect(JSON.stringify([...kept])).not.toContain("secret");
});
it("is empty once dropped", () => {
  const { of, kept } = shelf();
  keepEntries(of, token, form);
  dropEntries(of, token);
  expect(kept.size).toBe(0);
});
it("does without storage", () => {
  const refuse = () => {
    throw new Error("refused");
  };
  for (const none of [undefined, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
    keepEntries(none, token, form);
    expect(keptEntries(none, token)).toEqual([]);
    dropEntries(none, token);
  }
});
