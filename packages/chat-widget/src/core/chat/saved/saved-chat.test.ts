import { describe, expect, it } from "vitest";
import type { Entry } from "../entry.ts";
import { freshChat, readSavedChat, writeSavedChat } from "./saved-chat.ts";

const said = (text: string): Entry => ({ kind: "said", text, status: "sent" });

describe("a saved conversation", () => {
  it("comes back as it was", () => {
    const chat = {
      ...{ id: "1700000000000", token: "secret", seen: 7, unread: 2, pages: { first: 3, sizes: [10, 20] } },
      entries: [said("Habari"), said("Kanga")],
    };
    expect(readSavedChat(writeSavedChat(chat))).toEqual(chat);
  });
  it("stays small however long the texts are", () => {
    const entries = Array.from({ length: 20 }, () => said("x".repeat(50_000)));
    const text = writeSavedChat({ ...freshChat("1"), entries });
    expect(text.length).toBeLessThan(510_000);
    expect(readSavedChat(text)?.entries).toEqual(entries.slice(-9));
  });
  it("keeps what was said before and after something of 600,000 characters, and its place", () => {
    const entries = [said("Habari"), said("x".repeat(600_000)), said("Kanga")];
    const saved = readSavedChat(writeSavedChat({ ...freshChat("1"), entries }));
    expect(saved?.entries).toEqual([said("Habari"), { kind: "unknown" }, said("Kanga")]);
  });
  it("keeps one of 450,000 characters beside all others, and only its place where they need the room", () => {
    const long = said("x".repeat(450_000));
    const few = [
      ...Array.from({ length: 40 }, (_, number) => said(`${number} ${"y".repeat(900)}`)),
      long,
      said("Kanga"),
    ];
    expect(readSavedChat(writeSavedChat({ ...freshChat("1"), entries: few }))?.entries).toEqual(few);
    const many = [...few.slice(0, 40), ...few];
    const kept = many.map((entry) => (entry === long ? { kind: "unknown" } : entry));
    expect(readSavedChat(writeSavedChat({ ...freshChat("1"), entries: many }))?.entries).toEqual(kept);
  });
  it("keeps the newer of two long ones that don't fit together", () => {
    const [older, newer] = [said("x".repeat(300_000)), said("y".repeat(300_000))];
    const saved = readSavedChat(writeSavedChat({ ...freshChat("1"), entries: [older, said("Kanga"), newer] }));
    expect(saved?.entries).toEqual([{ kind: "unknown" }, said("Kanga"), newer]);
  });
  it("reads what is wrong in it as not there", () => {
    const text = '{"id":"1","token":7,"seen":-2,"unread":"3","pages":{"first":1.5,"sizes":7},"entries":[7]}';
    expect(readSavedChat(text)).toEqual(freshChat("1"));
  });
  it.each([null, "", "{", "[]", "7", "{}", '{"id":7}', '{"id":""}', `{"id":"${"9".repeat(70)}"}`, '{"id":"<b>"}'])(
    "is not read from %s",
    (text) => expect(readSavedChat(text)).toBeUndefined(),
  );
});
