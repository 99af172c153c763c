import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyTree } from "./test/copy-tree.ts";

let copy = "";
beforeAll(() => {
  copy = copyTree(path.resolve(import.meta.dirname, "../.."));
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

/** Runs a program in the copy; `said` is all its output, for failure messages. */
function run(cwd: string, file: string, ...args: string[]) {
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(copy, file), ...args], {
    cwd: path.join(copy, cwd),
    env,
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}
const newArea = (...args: string[]) => run(".", "tooling/new-area/new-area.ts", ...args);
const changes = () => execFileSync("git", ["status", "--porcelain"], { cwd: copy, encoding: "utf8" });

it.each([
  [[], /^Say the domain and the name of the area/],
  [["couriers"], /^Say the domain/],
  [["catalogue", "Couriers"], /^"Couriers" names no area/],
  [["catalogue", "../couriers"], /names no area/],
  [["catalogue", "courier"], /names no area/],
  [["../catalogue", "couriers"], /^"\.\.\/catalogue" is no domain of docs\/house\.md\. There are: account, shop/],
  [["catalogue", "couriers", "stock"], /^"stock" is no resource .*There are: product, orders/],
  [["orders", "orders"], /^orders is taken: .*orders\.ts is there already\.$/],
])("refuses %j with one line, and writes nothing", (args, line) => {
  const before = changes();
  const { status, said } = newArea(...args);
  expect({ status, said: said.trim() }).toEqual({ status: 1, said: expect.stringMatching(line) });
  expect(said).not.toMatch(/\bat .*:\d+/);
  expect(changes()).toBe(before);
});

it("makes an area that keeps the law of the house, compiles and passes its own test", () => {
  // A second area next to it, for admins only because no resource is named.
  expect(newArea("developers", "couriers")).toMatchObject({ status: 0 });
  expect(newArea("catalogue", "price-lists", "product")).toMatchObject({ status: 0 });
  expect(newArea("catalogue", "price-lists", "product")).toMatchObject({
    status: 1,
    said: expect.stringContaining("is taken"),
  });
  expect(readFileSync(path.join(copy, "packages/contract/src/developers/couriers.ts"), "utf8")).toContain(
    'access: "admin"',
  );
  // The tests of all endpoints ask for a row; they take minutes.
  const fullShop = readFileSync(path.join(copy, "apps/api/test/full-shop.ts"), "utf8");
  expect(fullShop).toMatch(/couriers\.create.*\n.*priceLists\.create/);

  const steps = [
    run(".", "tooling/rooms/rooms.ts"),
    run(
      ".",
      "node_modules/@biomejs/biome/bin/biome",
      "ci",
      "--error-on-warnings",
      "apps/api",
      "apps/dashboard/src/areas",
      "apps/dashboard/src/areas.ts",
      "apps/dashboard/src/shell/areas",
      "apps/dashboard/src/entities",
    ),
    ...["packages/contract", "apps/api"].map((cwd) => run(cwd, "node_modules/typescript/bin/tsc", "-p", ".")),
    run("apps/dashboard", "apps/dashboard/node_modules/next/dist/bin/next", "typegen"),
    run("apps/dashboard", "node_modules/typescript/bin/tsc", "-p", "."),
    run(".", "node_modules/knip/bin/knip.js"),
    run(
      ".",
      "node_modules/vitest/vitest.mjs",
      ...["run", "--no-isolate", "--maxWorkers=1"],
      ...["price-lists/routes.test", "couriers/routes.test", "db/schema-rules.test"],
      "shop/start-empty.test",
      ...["dashboard/src/areas.test", "messages/messages.test"],
    ),
  ];
  for (const { status, said } of steps) expect(status, said).toBe(0);
  // Half an hour is for a step that hangs: how long nine of them take beside all other tests says nothing of an area.
}, 1_800_000);
