import { expect, it } from "vitest";
import { anySignal } from "./any-signal.ts";

it.each([0, 1])("aborts with the one that aborts, whichever it is", (at) => {
  const both = [new AbortController(), new AbortController()] as const;
  const signal = anySignal(both[0].signal, both[1].signal);
  expect(signal.aborted).toBe(false);
  both[at]?.abort("late");
  both[1 - at]?.abort("again");
  expect([signal.aborted, signal.reason]).toEqual([true, "late"]);
});
it("is aborted from the start with one that was", () => {
  expect(anySignal(new AbortController().signal, AbortSignal.abort("gone")).reason).toBe("gone");
});
