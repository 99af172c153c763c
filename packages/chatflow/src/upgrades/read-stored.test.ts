import { expect, it } from "vitest";
import * as z from "zod/mini";
import { readStored } from "./read-stored.ts";
import { upgradeStep } from "./upgrade-step.ts";

const Today = z.strictObject({ format: z.literal(3), names: z.array(z.string()), big: z.boolean() });
const steps = [
  upgradeStep(z.looseObject({ format: z.literal(1), name: z.string() }), ({ name, ...old }) => ({
    ...old,
    format: 2,
    names: [name],
  })),
  upgradeStep(z.looseObject({ format: z.literal(2), names: z.array(z.string()) }), (old) => ({
    ...old,
    format: 3,
    big: old.names.length > 1,
  })),
];

it.each([
  [
    { format: 1, name: "a" },
    { format: 3, names: ["a"], big: false },
  ],
  [
    { format: 2, names: ["a", "b"] },
    { format: 3, names: ["a", "b"], big: true },
  ],
  [
    { format: 3, names: [], big: true },
    { format: 3, names: [], big: true },
  ],
])("leads %j up step by step", (stored, value) => {
  expect(readStored(Today, steps, stored)).toEqual({ ok: true, value });
});

it.each([
  [{ format: 1, name: 7 }, "format 1, its own format: name: invalid_type"],
  [{ format: 2, names: [], extra: 1 }, "format 2, today's format: the whole: unrecognized_keys"],
  [{ format: 4, names: [], big: true }, "format 4, today's format: format: invalid_value"],
  [{ format: 0 }, "no format: format: too_small"],
  ["text", "no format: the whole: invalid_type"],
])("says what is wrong with %j", (stored, problem) => {
  expect(readStored(Today, steps, stored)).toEqual({ ok: false, problem });
});
