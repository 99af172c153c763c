import { expect, it } from "vitest";
import { told } from "../../test/told.ts";
import { crowds } from "./crowds.ts";

const files = (folder: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/file-${at}.ts`, ""]));

it("refuses a thirteenth file in a folder", () => {
  expect(told(crowds, files("apps/web/src/lib", 13))).toEqual(["apps/web/src/lib:1"]);
});

it("counts neither tests nor what lies in folders below", () => {
  const texts = {
    ...files("apps/web/src/lib", 12),
    ...files("apps/web/src/lib/front", 12),
    "apps/web/src/lib/a.test.ts": "",
  };
  expect(told(crowds, texts)).toEqual([]);
});

it("lets flat registries grow", () => {
  const texts = {
    ...files("apps/api/src/db/schema", 40),
    ...files("packages/contract/src", 40),
    ...files("packages/ui/src", 40),
  };
  expect(told(crowds, texts)).toEqual([]);
});
