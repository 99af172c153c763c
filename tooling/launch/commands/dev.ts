import path from "node:path";
import { runCommand } from "../processes/command-session.ts";
import { buildWidget } from "../stack/build.ts";
import { clearDatabase, openDatabase } from "../stack/database.ts";
import { refuseTakenPorts, startServers, untilOneEnds } from "../stack/servers.ts";
import { loadSettings, root } from "../stack/settings.ts";
import { startupSummary } from "../stack/startup-summary.ts";

const startedAt = performance.now();

await runCommand("Mauzo", path.join(root, ".data"), async (session) => {
  const say = (line: string) => session.isStopping() || console.log(line);
  const settings = loadSettings();
  await clearDatabase(settings, say);
  await refuseTakenPorts(settings, "npm run dev");
  const databaseUrl = await openDatabase(session, settings, say);
  await buildWidget(session, say);
  const print = (name: string, line: string) => say(`${name.padEnd(9)} | ${line}`);
  const running = await startServers(session, settings, databaseUrl, "development", print);
  console.log(startupSummary(settings, ((performance.now() - startedAt) / 1000).toFixed(1)));
  return untilOneEnds(running);
});
