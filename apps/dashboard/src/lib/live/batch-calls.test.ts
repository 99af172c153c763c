import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { batchCalls } from "./batch-calls.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("reads at once, and what comes a hundred times meanwhile together and once", async () => {
  const readings: string[][] = [];
  let end = () => {};
  const ask = batchCalls<string>((what) => {
    readings.push([...what]);
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  ask("orders");
  expect(readings).toEqual([["orders"]]);
  for (let event = 0; event < 100; event++) ask(event % 2 ? "orders" : "stock");
  expect(readings).toHaveLength(1);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(readings).toEqual([["orders"], ["stock", "orders"]]);
  end();
  await vi.advanceTimersByTimeAsync(0);
  ask("products");
  expect(readings).toHaveLength(3);
});

it("waits for no reading that does not end", async () => {
  const readings: string[][] = [];
  const ask = batchCalls<string>((what) => {
    readings.push([...what]);
    return new Promise(() => {});
  });
  ask("orders");
  ask("stock");
  await vi.advanceTimersByTimeAsync(1_999);
  expect(readings).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(readings).toEqual([["orders"], ["stock"]]);
});
