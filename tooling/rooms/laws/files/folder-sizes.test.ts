import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { folderSizes } from "./folder-sizes.ts";

const files = (folder: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/file-${at}.ts`, ""]));

it("refuses a thirteenth file in a folder", () => {
  expect(problemsOf(folderSizes, files("apps/web/src/lib", 13))).toEqual(["apps/web/src/lib:1"]);
});

it("counts neither tests nor what lies in folders below", () => {
  const texts = {
    ...files("apps/web/src/lib", 12),
    ...files("apps/web/src/lib/http", 12),
    "apps/web/src/lib/a.test.ts": "",
  };
  expect(problemsOf(folderSizes, texts)).toEqual([]);
});

it("lets flat registries grow", () => {
  const texts = {
    ...files("apps/api/src/db/schema/orders", 40),
    ...files("packages/contract/src", 40),
    ...files("packages/ui/src", 40),
  };
  expect(problemsOf(folderSizes, texts)).toEqual([]);
});
