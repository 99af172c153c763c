import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@mauzo/launch/ports";
import { startTemporaryPostgres } from "@mauzo/launch/postgres";
import pg from "pg";
import { cpuMsOf } from "./cpu.ts";
import { fillShop } from "./fill-shop.ts";

const apiFolder = path.resolve(import.meta.dirname, "../../apps/api");
const appPassword = "password-of-the-app-role";
const authSecret = "a secret of at least thirty-two characters";

export type Server = {
  url: string;
  /** CPU milliseconds used so far by the process, and by the database's processes that serve it. */
  cpuMs: () => Promise<{ node: number; postgres: number }>;
};
export type SideBySide = {
  api: Server;
  floor: Server;
  /** An access token of the shop's admin, for the API. */
  token: string;
  productIds: string[];
  /** What orders one of the carts: the token of its link, and the order. Each is handed out once. */
  nextCart: () => { token: string; order: object };
  db: pg.Pool;
  stop: () => Promise<void>;
};

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await new Promise((resolve) => child.once("exit", resolve));
  return child.exitCode;
}

async function untilAnswering(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await sleep(50);
  }
  throw new Error(`the server of ${url} did not start`);
}

async function post(url: string, body: object, token?: string): Promise<Record<string, string>> {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, {
    method: "POST",
    headers: { ...headers, origin: "http://localhost:3000" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${url}: ${answer.status} ${await answer.text()}`);
  const fields: unknown = await answer.json();
  return Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, String(value)]));
}

/** The API as it runs in production and the floor, on one durable database of their own, with one large shop. */
export async function startSideBySide(size: { products: number; carts: number }): Promise<SideBySide> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "mauzo-bench-"));
  const postgres = await startTemporaryPostgres({ fsync: true });
  const db = new pg.Pool({ connectionString: postgres.url, max: 2, application_name: "bench" });
  const children: ChildProcess[] = [];
  const start = (file: string, args: string[], settings: Record<string, string>) => {
    const env = { NODE_ENV: "production", ...settings };
    const child = spawn(process.execPath, [file, ...args], {
      cwd: apiFolder,
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    children.push(child);
    return child;
  };
  const stop = async () => {
    for (const child of children) child.kill("SIGTERM");
    await Promise.all(children.map(ended));
    await db.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };

  try {
    const migration = start("src/db/migrate.ts", [], {
      DATABASE_URL: postgres.url,
      APP_DATABASE_PASSWORD: appPassword,
    });
    if ((await ended(migration)) !== 0) throw new Error("the database could not be migrated");

    const serve = async (applicationName: string, file: string, args: string[], port: number, settings = {}) => {
      const url = `http://127.0.0.1:${port}`;
      const child = start(file, args, settings);
      await untilAnswering(child, url);
      const cpuMs = async () => {
        const { rows } = await db.query<{ pid: number }>(
          "select pid from pg_stat_activity where application_name = $1 and backend_type = 'client backend'",
          [applicationName],
        );
        return {
          node: cpuMsOf(child.pid ?? 0),
          postgres: rows.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0),
        };
      };
      return { url, cpuMs };
    };

    const apiPort = await freePort();
    const appUrl = Object.assign(new URL(postgres.url), { username: "mauzo_app", password: appPassword }).href;
    const api = await serve("mauzo-api", "src/main.ts", [], apiPort, {
      APP_DATABASE_URL: appUrl,
      AUTH_SECRET: authSecret,
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
    });
    const person = { name: "Asha", email: "asha@duka.example", password: "neno la siri" };
    const { token = "" } = await post(`${api.url}/auth/sign-up`, person);
    const newShop = { name: "Duka", category: "home", whatsapp_number: "0712345678" };
    const { id: shopId = "" } = await post(`${api.url}/shop`, newShop, token);
    const { productIds, carts } = await fillShop(db, shopId, size);

    const floorPort = await freePort();
    const floorFile = path.join(import.meta.dirname, "floor-server.ts");
    const floor = await serve("floor", floorFile, [postgres.url, String(floorPort), shopId], floorPort);
    const nextCart = () => {
      const cart = carts.pop();
      if (!cart) throw new Error("there are no carts left");
      return cart;
    };
    return { api, floor, token, productIds, nextCart, db, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
