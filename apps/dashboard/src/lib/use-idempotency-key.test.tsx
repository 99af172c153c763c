// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { useIdempotencyKey } from "./use-idempotency-key.ts";

afterAll(() => void vi.unstubAllGlobals());

let attempt: ReturnType<typeof useIdempotencyKey>;
function Form({ name }: { name?: string }) {
  attempt = useIdempotencyKey(name);
  return null;
}
const open = (name?: string) => act(() => createRoot(document.createElement("div")).render(<Form name={name} />));
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  open();
});

it("keeps its key while the same is tried again, and has another for something else", () => {
  const first = attempt.keyOf({ price: 1 });
  expect(attempt.keyOf({ price: 1 })).toBe(first);
  expect(attempt.keyOf({ price: 2 })).not.toBe(first);
});

it("has another key once it came through: the same again is a second one", () => {
  const first = attempt.keyOf({ raise: 10 });
  attempt.onDone();
  expect(attempt.keyOf({ raise: 10 })).not.toBe(first);
});

it("is the same after the page was opened anew, where the device keeps it, until it came through", () => {
  open("order");
  const first = attempt.keyOf({ units: 1 });
  open("order");
  expect(attempt.keyOf({ units: 1 })).toBe(first);
  attempt.onDone();
  open("order");
  expect(attempt.keyOf({ units: 1 })).not.toBe(first);
});
