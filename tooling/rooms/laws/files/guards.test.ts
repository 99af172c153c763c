import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { guards } from "./guards.ts";

const files = { "apps/api/src/db/pool.ts": "", "apps/api/src/db/pool.test.ts": "", "e2e/stories/cart.spec.ts": "" };
const listed = (...rows: string[]) => ({
  ...files,
  "tests/guards.md": ["| Guard | Take out | Red |", ...rows].join("\n"),
});

it("finds rows whose code or test is gone", () => {
  const rows = [
    "| One | `db/pool.ts`: `if (a / b)` | `db/pool`: ends; `e2e/stories/cart` |",
    "| Two | `db/gone.ts`: `if (a)` | `db/pool`: ends |",
    "| Three | the same: `if (a)` | `db/lost`: ends |",
  ];
  expect(problemsOf(guards, listed(...rows))).toEqual(["tests/guards.md:3", "tests/guards.md:4"]);
});
