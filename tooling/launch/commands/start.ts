import path from "node:path";
import { runCommand } from "../processes/command-session.ts";
import { buildApps } from "../stack/build.ts";
import { clearDatabase, openDatabase } from "../stack/database.ts";
import { refuseTakenPorts, startServers, untilOneEnds } from "../stack/servers.ts";
import { loadSettings, root } from "../stack/settings.ts";
import { startupSummary } from "../stack/startup-summary.ts";

const startedAt = performance.now();
const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);

await runCommand("Mauzo", path.join(root, ".data"), async (session) => {
  const say = (line: string) => session.isStopping() || console.log(`${seconds().padStart(6)} s  ${line}`);
  const settings = loadSettings();
  await clearDatabase(settings, say);
  await refuseTakenPorts(settings, "npm start");
  say("Building the apps and starting the database");
  const [databaseUrl] = await Promise.all([
    openDatabase(session, settings, say),
    buildApps(session, settings.siteUrl, say),
  ]);
  say("Starting api, web, dashboard, cart and sandbox");
  const running = await startServers(session, settings, databaseUrl, "production");
  console.log(startupSummary(settings, seconds()));
  return untilOneEnds(running);
});
