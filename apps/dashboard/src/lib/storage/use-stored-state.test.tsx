// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { readStored } from "./local-storage.ts";
import { useStoredState } from "./use-stored-state.ts";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  localStorage.clear();
});

const readText = (value: unknown) => (typeof value === "string" ? value : undefined);

type State = { now?: ReturnType<typeof useStoredState<string>> };
function Screen({ state }: { state: State }) {
  state.now = useStoredState("words", readText, "");
  return null;
}

/** A screen that shows the state. */
async function open() {
  const state: State = {};
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Screen state={state} />));
  return {
    shows: () => state.now?.[0],
    set: (text: string) => act(async () => state.now?.[1](text)),
    change: (next: (now: string) => string) => act(async () => state.now?.[2](next)),
    close: () => act(async () => root.unmount()),
  };
}

it("is there again on the next visit", async () => {
  const first = await open();
  await first.set("one");
  await first.close();
  expect((await open()).shows()).toBe("one");
});

it("changes what it has become since its screen was left, where it is shown now", async () => {
  const first = await open();
  await first.set("one");
  await first.close();
  const second = await open();
  await second.set("one two");
  await first.change((now) => now.replace("one ", ""));
  expect(second.shows()).toBe("two");
  expect(readStored("words", readText)).toBe("two");
});
