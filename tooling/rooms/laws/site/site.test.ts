import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { site } from "./site.ts";

const src = "apps/web/src";
const everyFile = Object.fromEntries(
  ["app/page.tsx", "sections/landing/hero.tsx", "layout/header.tsx", "lib/zones.ts", "i18n/en.ts"].map((path) => [
    `${src}/${path}`,
    "",
  ]),
);
const importing = (from: string, to: string) => {
  const up = "../".repeat(from.split("/").length - 1);
  return problemsOf(site, { ...everyFile, [`${src}/${from}`]: `import { a } from "${up}${to}";` });
};

it.each([
  ["sections/landing/hero.tsx", "app/page.tsx"],
  ["layout/header.tsx", "sections/landing/hero.tsx"],
  ["lib/zones.ts", "layout/header.tsx"],
  ["i18n/en.ts", "layout/header.tsx"],
])("refuses, in %s, %s", (from, to) => {
  expect(importing(from, to)).toEqual([`${src}/${from}:1`]);
});

it.each([
  ["app/page.tsx", "sections/landing/hero.tsx"],
  ["sections/landing/hero.tsx", "layout/header.tsx"],
  ["layout/header.tsx", "i18n/en.ts"],
  ["lib/zones.ts", "i18n/en.ts"],
  ["i18n/en.ts", "lib/zones.ts"],
])("allows, in %s, %s", (from, to) => {
  expect(importing(from, to)).toEqual([]);
});
