import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { templateImports } from "./template-imports.ts";

const template = "tooling/new-area/template";
const verb = `${template}/apps/api/src/modules/domain/things/create-thing.ts.txt`;
const page = `${template}/apps/dashboard/src/app/dashboard/things/page.tsx.txt`;
const repository = {
  "apps/api/src/db/read-json-in-shop.ts": "",
  "apps/dashboard/src/shell/gate/access-guard.tsx": "",
  "packages/contract/src/shared.ts": "",
  [`${template}/packages/contract/src/domain/things.ts.txt`]: "",
  [`${template}/apps/api/src/modules/domain/things/get-thing.ts.txt`]: "",
};

it.each([
  [verb, "../../../db/read-in-shop.ts"],
  [verb, "./find-__thing__.ts"],
  [verb, "./get-thing.ts"],
  [verb, "@mauzo/contract/sharing"],
  [verb, "@mauzo/contract/__domain__/__thing__"],
  [page, "../../../shell/gate/access-guard.tsx"],
])("refuses, in %s, %s", (path, specifier) => {
  expect(problemsOf(templateImports, { ...repository, [path]: `\nimport { a } from "${specifier}";` })).toEqual([
    `${path}:2`,
  ]);
});

it.each([
  [verb, "../../../db/read-json-in-shop.ts"],
  [verb, "./get-__thing__.ts"],
  [verb, "@mauzo/contract/shared"],
  [verb, "@mauzo/contract/__domain__/__things__"],
  [verb, "drizzle-orm"],
  [page, "../../../../shell/gate/access-guard.tsx"],
])("allows, in %s, %s", (path, specifier) => {
  expect(problemsOf(templateImports, { ...repository, [path]: `import { a } from "${specifier}";` })).toEqual([]);
});
