import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { sealedPages } from "./sealed-pages.ts";

const src = "apps/web/src/sections/prices";
const counter = 'import { useState } from "react";\nexport const Counter = () => useState(0)[0];';
const page = 'import { Counter } from "./counter.tsx";\nexport const Prices = () => <Counter />;';

it.each([
  counter,
  'import Link from "next/link";',
  "export const Buy = () => <button\n  onClick={() => {}}>Nunua</button>;",
])("refuses what no browser would run: %s", (code) => {
  const problems = problemsOf(sealedPages, { [`${src}/prices.tsx`]: page, [`${src}/counter.tsx`]: code });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${src}/counter.tsx:`);
});

it("allows it in what the page's script renders, and on a page that has React", () => {
  const script = 'import { Counter } from "../counter.tsx";';
  expect(problemsOf(sealedPages, { [`${src}/script/prices.tsx`]: script, [`${src}/counter.tsx`]: counter })).toEqual(
    [],
  );
  const whole = page.replace("<Counter />", "<><WithReact /><Counter /></>");
  expect(problemsOf(sealedPages, { [`${src}/prices.tsx`]: whole, [`${src}/counter.tsx`]: counter })).toEqual([]);
});
