import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { makeStatements } from "./statements.ts";

const src = "apps/api/src";
const old = `${src}/modules/shop/shop/queries.ts`;
const law = makeStatements({ "modules/shop/shop/queries.ts": 2 });
const two = 'const a = statement("select 1");\nconst b = composedStatement<{ id: string }>(text);\n';

it("leaves the statements that are there, and no more", () => {
  expect(problemsOf(law, { [old]: two })).toEqual([]);
  expect(problemsOf(law, { [old]: `${two}const c = statement<Row>("");` })).toEqual([`${old}:3`]);
});

it("leaves none in a new file, except in tests and where they are defined", () => {
  const [added, test] = [`${src}/modules/shop/shop/queries/new.ts`, `${src}/db/new.test.ts`];
  expect(problemsOf(law, { [old]: two, [added]: two, [test]: two })).toEqual([`${added}:1`, `${added}:2`]);
  expect(problemsOf(law, { [old]: two, [`${src}/db/prepared-statement.ts`]: two })).toEqual([]);
});

it("wants the number lowered with the statements", () => {
  const list = "tooling/rooms/laws/database/raw-sql-baseline.ts";
  expect(problemsOf(law, { [old]: 'const a = statement("select 1");' })).toEqual([`${list}:1`]);
  expect(problemsOf(law, {})).toEqual([`${list}:1`]);
});

it("does not mistake other words for one", () => {
  const text = "// statement(1)\nconst a = runStatement(tx, b, []);\nconst c = { statement: d };\n";
  expect(problemsOf(makeStatements({}), { [old]: text })).toEqual([]);
});
