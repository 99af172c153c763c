import { describe, expect, it } from "vitest";
import { closedUntil, wordsOf } from "./rules.ts";

const zone = "Africa/Dar_es_Salaam";
const day = { from: "08:00", until: "18:00" };
const none = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
const week = { ...none, mon: day, tue: day, wed: day, thu: day, fri: { from: "20:00", until: "02:00" } };
/** A moment on the clock of Dar es Salaam; 23 November 2026 is a Monday. */
const at = (date: number, time: string) => new Date(`2026-11-${date}T${time}:00+03:00`);
const until = (date: number, time: string) => at(date, time).toISOString();

describe("until when a shop is closed", () => {
  it.each([
    ["in the hours", at(23, "08:00"), undefined],
    ["a minute before they end", at(23, "17:59"), undefined],
    ["as they end", at(23, "18:00"), until(24, "08:00")],
    ["in the night", at(24, "03:30"), until(24, "08:00")],
    ["before a day that begins late", at(27, "09:00"), until(27, "20:00")],
    ["after midnight of the day before", at(28, "01:59"), undefined],
    ["on a day without hours", at(28, "12:00"), until(30, "08:00")],
    ["at the end of the week", at(29, "23:59"), until(30, "08:00")],
  ])("%s", (_, now, expected) => expect(closedUntil(week, now, zone)).toBe(expected));

  it("is never, where it has no hours to keep, and always, where no day has any", () => {
    expect(closedUntil(null, at(23, "03:00"), zone)).toBeUndefined();
    expect(closedUntil(none, at(23, "03:00"), zone)).toBe(until(30, "03:00"));
    const always = { from: "00:00", until: "00:00" };
    const whole = { mon: always, tue: always, wed: always, thu: always, fri: always, sat: always, sun: always };
    expect(closedUntil(whole, at(29, "23:59"), zone)).toBeUndefined();
  });

  it("crosses the end of the week", () => {
    const late = { ...none, sun: { from: "22:00", until: "03:00" } };
    expect(closedUntil(late, at(23, "02:59"), zone)).toBeUndefined();
    expect(closedUntil(late, at(23, "03:00"), zone)).toBe(until(29, "22:00"));
  });
});

describe("the words of a message", () => {
  it("are those of the language, else of the other; none while it is off", () => {
    expect(wordsOf({ on: true, en: "Hello", sw: "Habari" }, "sw")).toBe("Habari");
    expect(wordsOf({ on: true, en: "Hello", sw: "" }, "sw")).toBe("Hello");
    expect(wordsOf({ on: false, en: "Hello", sw: "Habari" }, "en")).toBe("");
  });
});
