import { rmSync } from "node:fs";
import path from "node:path";
import { freePort } from "../ports.ts";
import { startTemporaryPostgres } from "../postgres.ts";
import { startProgram } from "../processes/program.ts";
import type { Session } from "../processes/session.ts";
import { buildApps } from "../stack/build.ts";
import { openDatabase } from "../stack/database.ts";
import { plainEnvironment } from "../stack/environment.ts";
import { startServers } from "../stack/servers.ts";
import { defaultSiteUrl, readSettings, root, type Settings } from "../stack/settings.ts";
import { chromium } from "./browser.ts";
import { countOfPlaywright } from "./reports.ts";
import type { Step } from "./steps.ts";

async function testSettings(session: Session): Promise<Settings> {
  const dataDir = path.join(root, ".data", "test", "stack");
  rmSync(dataDir, { recursive: true, force: true });
  const server = await startTemporaryPostgres();
  session.defer(server.stop);
  const ports = new Set<number>();
  while (ports.size < 5) ports.add(await freePort());
  const [web, dashboard, cart, api, sandbox] = [...ports].map(String);
  const settings = readSettings({
    WEB_PORT: web,
    DASHBOARD_PORT: dashboard,
    CART_PORT: cart,
    API_PORT: api,
    SANDBOX_PORT: sandbox,
    DATA_DIR: dataDir,
  });
  return { ...settings, databaseUrl: server.url };
}

/** The production build in a real Chromium, on free ports, with a database of its own. */
export const storiesStep: Step = {
  name: "End to end in Chromium",
  run: async (session, say) => {
    const report = path.join(root, ".data", "test", "playwright.json");
    rmSync(report, { force: true });
    const [browser] = await Promise.all([
      chromium(session),
      // The same build as `npm start` makes, so that each takes the other's from the cache.
      buildApps(session, defaultSiteUrl, say),
    ]);
    const settings = await testSettings(session);
    const url = await openDatabase(session, settings, say);
    const servers = await startServers(session, settings, url, "production");
    const running = startProgram(session, {
      name: "playwright",
      cwd: path.join(root, "e2e"),
      file: process.execPath,
      args: [path.join("node_modules", "@playwright", "test", "cli.js"), "test"],
      env: {
        ...plainEnvironment(),
        SITE_URL: settings.siteUrl,
        DATABASE_URL: url,
        MAIL_DIR: path.join(settings.dataDir, "mail"),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...(browser && { CHROMIUM_PATH: browser }),
      },
      onLine: say,
    });
    const count = countOfPlaywright(report, await running.ended);
    for (const server of servers)
      if (server.hasEnded()) say(`${server.name} ended during the tests:\n${server.lastLines()}`);
    await Promise.all(servers.map((server) => server.stop()));
    return count;
  },
};
