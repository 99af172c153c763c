import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@mauzo/launch/ports";

const root = path.resolve(import.meta.dirname, "../..");

type WholeStack = {
  siteUrl: string;
  /** The database's address for its owner. */
  databaseUrl: string;
  stop: () => Promise<void>;
};

/** Starts the whole stack with its demo shop, as `npm start` does, on ports and data of its own. */
export async function startWholeStack(): Promise<WholeStack> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "mauzo-bench-"));
  const names = ["WEB_PORT", "DASHBOARD_PORT", "CART_PORT", "API_PORT", "SANDBOX_PORT", "POSTGRES_PORT"];
  const ports: Record<string, string> = {};
  for (const name of names) ports[name] = String(await freePort());
  const child = spawn(process.execPath, [path.join(root, "tooling/launch/run.mjs"), "start"], {
    cwd: root,
    env: { ...process.env, ...ports, DATA_DIR: dataDir, SITE_URL: "" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const end = () => child.kill("SIGTERM");
  process.once("exit", end);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    process.off("exit", end);
    end();
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (text: Buffer) => text.includes("Mauzo is ready") && resolve());
    child.once("exit", (code) => reject(new Error(`npm start ended with ${code}`)));
  });
  const { postgresPassword } = JSON.parse(readFileSync(path.join(dataDir, "secrets.json"), "utf8"));
  return {
    siteUrl: `http://localhost:${ports.WEB_PORT}`,
    databaseUrl: `postgres://mauzo_owner:${postgresPassword}@127.0.0.1:${ports.POSTGRES_PORT}/mauzo`,
    stop,
  };
}
