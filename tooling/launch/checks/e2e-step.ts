import { rmSync } from "node:fs";
import path from "node:path";
import { freePort } from "../ports.ts";
import { startTemporaryPostgres } from "../postgres.ts";
import type { CommandSession } from "../processes/command-session.ts";
import { startProgram } from "../processes/program.ts";
import { buildApps } from "../stack/build.ts";
import { openDatabase } from "../stack/database.ts";
import { plainEnvironment } from "../stack/environment.ts";
import { startServers } from "../stack/servers.ts";
import { defaultSiteUrl, readSettings, root, type Settings } from "../stack/settings.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import type { LogLine, Step } from "./run-steps.ts";
import { countOfPlaywright } from "./test-counts.ts";

const playwright = path.join(root, "e2e", "node_modules", "@playwright", "test", "cli.js");

async function testSettings(session: CommandSession): Promise<Settings> {
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

/** Tests the production build in a real Chromium, on free ports and with its own database. */
export const e2eStep: Step = {
  name: "End to end in Chromium",
  run: async (session, say, again) => {
    const [browser] = await Promise.all([
      ensureChromium(session),
      // The same build as `npm start` makes, so that both use the same cache.
      buildApps(session, defaultSiteUrl, say),
    ]);
    const settings = await testSettings(session);
    const url = await openDatabase(session, settings, say);
    const servers = await startServers(session, settings, url, "production");
    const count = await runStories(session, say, {
      folder: path.join(root, "e2e"),
      reportFolder: path.join(root, ".data", "test"),
      env: {
        SITE_URL: settings.siteUrl,
        SANDBOX_ORIGIN: `http://127.0.0.1:${settings.ports.sandbox}`,
        DATABASE_URL: url,
        MAIL_DIR: path.join(settings.dataDir, "mail"),
        ...(browser && { CHROMIUM_PATH: browser }),
      },
      ...(again && { again }),
    });
    for (const server of servers)
      if (server.hasEnded()) say(`${server.name} ended during the tests:\n${server.lastLines()}`);
    await Promise.all(servers.map((server) => server.stop()));
    return count;
  },
};

type Stories = {
  /** The folder of playwright.config.ts. */
  folder: string;
  reportFolder: string;
  env: Record<string, string>;
  /** The only file to run. */
  again?: string;
};

/** Runs the stories, or those of one file, and counts the results. */
export async function runStories(session: CommandSession, say: LogLine, { folder, reportFolder, env, again }: Stories) {
  const name = again ? "playwright-again" : "playwright";
  const report = path.join(reportFolder, `${name}.json`);
  rmSync(report, { force: true });
  const running = startProgram(session, {
    name,
    cwd: folder,
    file: process.execPath,
    args: [
      playwright,
      ...["test", `--output=${path.join(reportFolder, name)}`],
      ...(again ? ["--workers=1", `/${again}`] : []),
    ],
    env: { ...plainEnvironment(), ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    onLine: say,
  });
  return countOfPlaywright(report, await running.ended);
}
