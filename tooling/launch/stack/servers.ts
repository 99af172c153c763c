import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { portState } from "../ports.ts";
import type { CommandSession } from "../processes/command-session.ts";
import { type Program, type Running, startProgram } from "../processes/program.ts";
import { waitUntilReady } from "../processes/wait-until-ready.ts";
import { UserError } from "../user-error.ts";
import { apiEnvironment, nextEnvironment, plainEnvironment } from "./environment.ts";
import { standInAccounts } from "./payment-accounts.ts";
import { type PortOwner, portNames, root, type Settings } from "./settings.ts";

export type Mode = "production" | "development";
type Server = Program & { probes: string[] };

const nextApps = [
  { name: "dashboard", probe: "/login" },
  { name: "cart", probe: "/cart" },
] as const;

function api(settings: Settings, databaseUrl: string, mode: Mode): Server {
  const origin = `http://127.0.0.1:${settings.ports.api}`;
  return {
    name: "api",
    cwd: path.join(root, "apps", "api"),
    file: process.execPath,
    args: mode === "development" ? ["--watch", "--watch-preserve-output", "src/main.ts"] : ["src/main.ts"],
    env: { ...apiEnvironment(settings, databaseUrl), NODE_ENV: mode },
    probes: [`${origin}/livez`, `${origin}/readyz`],
  };
}

/** What the seed wrote of the demo shop's number, for the sandbox to know it. */
function sandboxBusinesses({ dataDir, seedsDemo }: Settings): string {
  const file = path.join(dataDir, "sandbox-businesses.json");
  return seedsDemo && existsSync(file) ? readFileSync(file, "utf8") : "";
}

function sandbox(settings: Settings, mode: Mode): Server {
  const { ports } = settings;
  return {
    name: "sandbox",
    cwd: path.join(root, "apps", "sandbox"),
    file: process.execPath,
    args: mode === "development" ? ["--watch", "--watch-preserve-output", "src/main.ts"] : ["src/main.ts"],
    env: {
      ...plainEnvironment(),
      ...{ SANDBOX_PORT: String(ports.sandbox), SANDBOX: "1", NODE_ENV: mode },
      SANDBOX_BUSINESSES: sandboxBusinesses(settings),
      ...standInAccounts(settings),
    },
    probes: [`http://127.0.0.1:${ports.sandbox}/livez`],
  };
}

/** The site is a server of its own, with Next in it. */
function site(settings: Settings, mode: Mode): Server {
  const port = settings.ports.web;
  return {
    name: "web",
    cwd: path.join(root, "apps", "web"),
    file: process.execPath,
    args: ["src/main.ts"],
    env: {
      ...nextEnvironment(settings),
      ...{ REFRESH_SECRET: settings.refreshSecret, WEB_PORT: String(port), NODE_ENV: mode },
    },
    probes: [`http://127.0.0.1:${port}/`],
  };
}

function next(settings: Settings, app: (typeof nextApps)[number], mode: Mode): Server {
  const port = settings.ports[app.name];
  // The site forwards requests over keep-alive connections. After Next's 5 s idle timeout a busy site may send a
  // request on a connection that this app is just closing: the app has to wait longer than the site does.
  const verb = mode === "development" ? ["dev"] : ["start", "--keepAliveTimeout", "70000"];
  return {
    name: app.name,
    cwd: path.join(root, "apps", app.name),
    file: process.execPath,
    args: ["node_modules/next/dist/bin/next", ...verb, "-p", String(port), "-H", "127.0.0.1"],
    env: {
      ...nextEnvironment(settings),
      NODE_ENV: mode,
    },
    probes: [`http://127.0.0.1:${port}${app.probe}`],
  };
}

/** @throws UserError when a port we are about to use is not available. */
export async function refuseTakenPorts(settings: Settings, command: string): Promise<void> {
  for (const owner of ["web", "dashboard", "cart", "api", "sandbox", "postgres"] satisfies PortOwner[]) {
    if (owner === "postgres" && settings.databaseUrl) continue;
    const port = settings.ports[owner];
    const state = await portState(port);
    if (state === "free") continue;
    const name = portNames[owner];
    if (state === "forbidden")
      throw new UserError(
        `Port ${port} (${name}) is not for ordinary users. Choose one above 1023: ${name}=3000 ${command}`,
      );
    throw new UserError(
      `Port ${port} (${name}) is taken by another program. Stop it, or choose another: ${name}=${port + 10} ${command}`,
    );
  }
}

/**
 * Starts the API, the stand-ins and the three apps and waits until all of them respond.
 * @param onLine gets their output; without it each writes to its own file under `logs/`.
 */
export async function startServers(
  session: CommandSession,
  settings: Settings,
  databaseUrl: string,
  mode: Mode,
  onLine?: (name: string, line: string) => void,
): Promise<Running[]> {
  const servers = [
    api(settings, databaseUrl, mode),
    sandbox(settings, mode),
    site(settings, mode),
    ...nextApps.map((app) => next(settings, app, mode)),
  ];
  const running = servers.map((server) => ({
    ...startProgram(session, {
      ...server,
      ...(onLine
        ? { onLine: (line: string) => onLine(server.name, line) }
        : { logFile: path.join(settings.dataDir, "logs", `${server.name}.log`) }),
    }),
    probes: server.probes,
  }));
  await Promise.all(running.map((server) => waitUntilReady(server, server.probes)));
  return running;
}

/** Never resolves while all are running. @throws UserError when one of them ends. */
export async function untilOneEnds(running: Running[]): Promise<never> {
  const first = await Promise.race(running.map((server) => server.ended.then(() => server)));
  throw new UserError(`${first.name} ended unexpectedly. The last it said:\n${first.lastLines()}`);
}
