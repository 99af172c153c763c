import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runningPort } from "./postgres/running-port.ts";
import { startPostgres, startTemporaryPostgres } from "./postgres.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "mauzo-launch-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask(url: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: query, rowMode: "array" });
    return rows[0];
  } finally {
    await client.end();
  }
}

it("keeps what was committed from one start to the next, and writes it through", { timeout: 60_000 }, async () => {
  const dataDir = path.join(folder, "postgres");
  const first = await startPostgres({ dataDir });
  await ask(first.url, "create table kept as select 1 as value");
  expect(await ask(first.url, "select current_setting('fsync'), current_setting('synchronous_commit')")).toEqual([
    "on",
    "on",
  ]);
  await expect(startPostgres({ dataDir })).rejects.toThrow(/^PostgreSQL already runs from this folder \(process \d+\)/);
  expect(runningPort(dataDir)).toBe(first.port);
  await first.stop();
  expect(runningPort(dataDir)).toBeUndefined();
  const second = await startPostgres({ dataDir });
  expect(await ask(second.url, "select value from kept")).toEqual([1]);
  await second.stop();
});

it("takes passwords only", { timeout: 60_000 }, async () => {
  const server = await startTemporaryPostgres();
  const guess = new URL(server.url);
  guess.password = "guess";
  await expect(ask(guess.href, "select 1")).rejects.toThrow("password authentication failed");
  expect(await ask(server.url, "select current_setting('unix_socket_directories')")).toEqual([""]);
  const dataFolder = await ask(server.url, "select current_setting('data_directory')");
  await server.stop();
  expect(existsSync(String(dataFolder))).toBe(false);
});
