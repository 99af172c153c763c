import { expect, it, vi } from "vitest";
import { silenceConsole } from "./silence-console.ts";

it("says nothing, and lets errors through to whoever catches them", () => {
  const said = vi.fn();
  const target = { ...console, debug: said, error: said, info: said, log: said, trace: said, warn: said };
  silenceConsole(target);
  for (const say of ["debug", "error", "info", "log", "trace", "warn"] as const) target[say]("secret");
  expect(said).not.toHaveBeenCalled();
  expect(() => {
    throw new Error("seen by the error screen");
  }).toThrow("seen by the error screen");
});
