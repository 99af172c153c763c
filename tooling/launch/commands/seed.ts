import path from "node:path";
import { parseArgs } from "node:util";
import { runningPort } from "../postgres/running-port.ts";
import { runCommand } from "../processes/command-session.ts";
import { postgresFolder } from "../stack/database.ts";
import { openedDatabase, seedDatabase } from "../stack/seeding.ts";
import { loadSettings, root } from "../stack/settings.ts";

const startedAt = performance.now();

await runCommand("pnpm seed", path.join(root, ".data", "seed"), async (session) => {
  const { values } = parseArgs({ options: { large: { type: "boolean" }, shop: { type: "string" } }, strict: false });
  const given = loadSettings();
  const port = runningPort(postgresFolder(given)) ?? given.ports.postgres;
  const settings = { ...given, ports: { ...given.ports, postgres: port } };
  const url = await openedDatabase(settings, values);
  await seedDatabase(session, settings, url, process.argv.slice(2), console.log);
  console.log(`The demo shop is there (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  return 0;
});
