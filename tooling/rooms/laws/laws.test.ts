import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { laws } from "./laws.ts";

it("holds every law there is a test for", () => {
  const tests = ["database", "files", "imports", "rooms", "site"].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder)).filter((name) => name.endsWith(".test.ts")),
  );
  expect(laws).toHaveLength(tests.length);
});
