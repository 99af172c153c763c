import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { lengths } from "./lengths.ts";

const lines = (count: number) => "x;\n".repeat(count);

it("refuses the 301st line, and the 601st of texts, seeds and stories", () => {
  const texts = {
    "apps/api/src/app.ts": lines(301),
    "apps/web/src/app/globals.css": lines(301),
    "apps/web/src/i18n/en.ts": lines(601),
    "apps/api/src/db/seed/demo.ts": lines(601),
  };
  expect(problemsOf(lengths, texts)).toEqual([
    "apps/api/src/app.ts:301",
    "apps/web/src/app/globals.css:301",
    "apps/web/src/i18n/en.ts:601",
    "apps/api/src/db/seed/demo.ts:601",
  ]);
});

it("allows 300, and 600 of texts, seeds and stories; data has no length", () => {
  const texts = {
    "apps/api/src/app.ts": lines(300),
    "apps/web/src/i18n/en.ts": lines(600),
    "apps/dashboard/src/i18n/messages/en/orders.ts": lines(600),
    "apps/cart/src/i18n/messages/en/form.ts": lines(600),
    "apps/api/src/modules/orders/cart/messages.ts": lines(600),
    "e2e/stories/cart.spec.ts": lines(600),
    "pnpm-lock.yaml": lines(5000),
    "apps/api/src/db/migrations/0001_ground.sql": lines(5000),
  };
  expect(problemsOf(lengths, texts)).toEqual([]);
});
