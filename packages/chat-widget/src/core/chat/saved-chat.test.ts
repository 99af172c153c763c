import { describe, expect, it } from "vitest";
import type { Entry } from "./entry.ts";
import { readSavedChat, writeSavedChat } from "./saved-chat.ts";

const said = (text: string): Entry => ({ kind: "said", text });

describe("a saved conversation", () => {
  it("comes back as it was", () => {
    const chat = { id: "1700000000000", token: "secret", entries: [said("Habari"), said("Kanga")] };
    expect(readSavedChat(writeSavedChat(chat))).toEqual(chat);
  });
  it("keeps the newest 200 entries", () => {
    const entries = Array.from({ length: 450 }, (_, number) => said(`${number}`));
    expect(readSavedChat(writeSavedChat({ id: "1", token: undefined, entries }))?.entries).toEqual(entries.slice(-200));
  });
  it("stays small however long the texts are", () => {
    const entries = Array.from({ length: 20 }, () => said("x".repeat(50_000)));
    expect(writeSavedChat({ id: "1", token: undefined, entries }).length).toBeLessThan(210_000);
  });
  it.each([null, "", "{", "[]", "7", "{}", '{"id":7}', '{"id":""}', `{"id":"${"9".repeat(70)}"}`, '{"id":"<b>"}'])(
    "is not read from %s",
    (text) => expect(readSavedChat(text)).toBeUndefined(),
  );
});
