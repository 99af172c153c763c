import { expect, it } from "vitest";
import { clearEntries, type EntryStorage, loadEntries, saveEntries } from "./saved-entries.ts";

function shelf() {
  const kept = new Map<string, string>();
  const of: EntryStorage = {
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
  saveEntries(of, token, form);
  expect(Object.fromEntries(loadEntries(of, token))).toEqual(entries);
  expect(loadEntries(of, "other")).toEqual([]);
});
it("never stores the token", () => {
  const { of, kept } = shelf();
  saveEntries(of, token, form);
  expect(JSON.stringify([...kept])).not.toContain("secret");
});
it("is empty once dropped", () => {
  const { of, kept } = shelf();
  saveEntries(of, token, form);
  clearEntries(of, token);
  expect(kept.size).toBe(0);
});
it("does without storage", () => {
  const refuse = () => {
    throw new Error("refused");
  };
  for (const none of [undefined, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
    saveEntries(none, token, form);
    expect(loadEntries(none, token)).toEqual([]);
    clearEntries(none, token);
  }
});
