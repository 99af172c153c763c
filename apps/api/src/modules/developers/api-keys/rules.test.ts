import { expect, it } from "vitest";
import { newSecret, overlapEnd } from "./rules.ts";

it("makes secrets of 256 bits that say what they are", () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) expect(secret).toMatch(/^mauzo_[\w-]{43}$/);
});

it("lets the secret before work for a day, and no longer than its key", () => {
  const now = new Date("2026-11-27T10:00:00Z");
  expect(overlapEnd(null, now)).toBe("2026-11-28T10:00:00.000Z");
  expect(overlapEnd("2026-11-27T12:00:00Z", now)).toBe("2026-11-27T12:00:00.000Z");
  expect(overlapEnd("2027-11-27T12:00:00Z", now)).toBe("2026-11-28T10:00:00.000Z");
});
