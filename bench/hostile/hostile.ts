import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { startWholeStack } from "../stack/whole-stack.ts";

/** Runs the stories about hostile texts, with every text in every place. */
const house = await startWholeStack();
try {
  const stories = spawn(
    process.execPath,
    [path.join("node_modules", "@playwright", "test", "cli.js"), "test", "stories/hostile"],
    {
      cwd: path.resolve(import.meta.dirname, "../../e2e"),
      env: { ...process.env, SITE_URL: house.siteUrl, DATABASE_URL: house.databaseUrl, HOSTILE_STRINGS: "all" },
      stdio: "inherit",
    },
  );
  const [code] = await once(stories, "exit");
  process.exitCode = code ?? 1;
} finally {
  await house.stop();
}
