import { expect, it } from "vitest";
import { told } from "../../test/told.ts";
import { site } from "./site.ts";

const src = "apps/web/src";
const everyFile = Object.fromEntries(
  ["app/page.tsx", "sections/landing/hero.tsx", "chrome/header.tsx", "lib/zones.ts", "i18n/en.ts"].map((path) => [
    `${src}/${path}`,
    "",
  ]),
);
const importing = (from: string, to: string) => {
  const up = "../".repeat(from.split("/").length - 1);
  return told(site, { ...everyFile, [`${src}/${from}`]: `import { a } from "${up}${to}";` });
};

it.each([
  ["sections/landing/hero.tsx", "app/page.tsx"],
  ["chrome/header.tsx", "sections/landing/hero.tsx"],
  ["lib/zones.ts", "chrome/header.tsx"],
  ["i18n/en.ts", "chrome/header.tsx"],
])("refuses, in %s, %s", (from, to) => {
  expect(importing(from, to)).toEqual([`${src}/${from}:1`]);
});

it.each([
  ["app/page.tsx", "sections/landing/hero.tsx"],
  ["sections/landing/hero.tsx", "chrome/header.tsx"],
  ["chrome/header.tsx", "i18n/en.ts"],
  ["lib/zones.ts", "i18n/en.ts"],
  ["i18n/en.ts", "lib/zones.ts"],
])("allows, in %s, %s", (from, to) => {
  expect(importing(from, to)).toEqual([]);
});
