import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg, { type ClientBase, type PoolClient } from "pg";
import type { Pool } from "./connection-pool.ts";
import { runWithConnection } from "./connections/nested-connection.ts";

/** A transaction, as queries and module functions see it. */
export type Tx = NodePgDatabase & { $client: Pick<ClientBase, "query"> };

const attempts = 3;
/** Serialization failure and deadlock: nothing was done, so the same work may be retried. */
export const isRetryable = (error: unknown): boolean => {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const cause = error instanceof Error ? error.cause : undefined;
  return code === "40001" || code === "40P01" || (cause !== undefined && isRetryable(cause));
};

/**
 * Thrown when what a transaction read has changed hands before it wrote: the transaction begins anew. Reading again inside
 * it would keep the locks it has, and deadlock.
 */
export class BeginAnew extends Error {
  readonly code = "40001";
}

async function once<T>(client: PoolClient, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  await client.query(begin);
  const tx: Tx = drizzle({ client });
  let value: T;
  try {
    value = await work(tx);
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
  const { command } = await client.query("commit");
  // PostgreSQL answers COMMIT with ROLLBACK when an error in the transaction was swallowed.
  if (command !== "COMMIT") throw new Error("the transaction was rolled back");
  for (const run of afterCommit.get(tx) ?? []) run();
  return value;
}

const afterCommit = new WeakMap<Tx, Set<() => void>>();

/** Runs a callback after the commit, once however often it was added; never after a rollback. */
export function runAfterCommit(tx: Tx, run: () => void): void {
  const runs = afterCommit.get(tx) ?? new Set();
  afterCommit.set(tx, runs.add(run));
}

type Connect = () => Promise<PoolClient>;

async function borrow<T>(connect: Connect, use: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await connect();
  let sound = false;
  try {
    const value = await runWithConnection(() => use(client));
    sound = true;
    return value;
  } catch (error) {
    sound = client.getTransactionStatus() === "I";
    throw error;
  } finally {
    client.release(!sound);
  }
}

async function transact<T>(connect: Connect, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await borrow(connect, (client) => once(client, begin, work));
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

/** Whether telephone numbers are read whole or with most digits hidden (`shown_phone`). */
export type Phones = "shown" | "hidden";
export const phoneSetting = { shown: "on", hidden: "off" } as const satisfies Record<Phones, string>;

/** Who writes, and from where: what the record of the shop says of a change. Without it, Mauzo itself did it. */
export type Origin = {
  kind: "person" | "key" | "operator";
  id?: string;
  name?: string;
  address?: string;
  request?: string;
};

/**
 * Runs `work` as one shop in one transaction: all or nothing, with every other shop's rows invisible. After a deadlock
 * it is retried from the start, so `work` must do nothing outside the transaction. Numbers are shown to jobs and to
 * customers, who see their own; what staff see is in their context. For a `viewer` the database itself refuses to write.
 */
export const inShop = <T>(
  pool: Pool,
  shopId: string,
  work: (tx: Tx) => Promise<T>,
  phones: Phones = "shown",
  origin?: Origin | "viewer",
): Promise<T> =>
  // All in one round trip, which is not possible with bind parameters.
  transact(
    () => pool.connectForShop(shopId),
    `${origin === "viewer" ? "begin read only" : "begin"}; set local app.shop_id = ${pg.escapeLiteral(shopId)}; set local app.phones = '${phoneSetting[phones]}'${
      origin && origin !== "viewer" ? `; set local app.origin = ${pg.escapeLiteral(JSON.stringify(origin))}` : ""
    }`,
    work,
  );

/** The same for data that belongs to no shop: tenant tables look empty here. */
export const inTransaction = <T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> =>
  transact(() => pool.connect(), "begin", work);

/** Runs one part of a transaction that belongs to no shop in the scope of this shop: rows of other shops are invisible. */
export async function inShopScope<T>(tx: Tx, shopId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const enter = (id: string, phones: string) =>
    tx.execute(sql`select set_config('app.shop_id', ${id}, true), set_config('app.phones', ${phones}, true)`);
  await enter(shopId, phoneSetting.shown);
  const value = await work(tx);
  await enter("", "");
  return value;
}

/** Says that a job writes for a person who began it. */
export const actFor = (tx: Tx, userId: string) => {
  const origin: Origin = { kind: "person", id: userId };
  return tx.execute(sql`select set_config('app.origin', ${JSON.stringify(origin)}, true)`);
};

/** Runs one part of an open transaction: when it fails, its changes are undone and the transaction can continue. */
export async function inSavepoint<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint part`);
  try {
    const value = await work(tx);
    await tx.execute(sql`release savepoint part`);
    return value;
  } catch (error) {
    await tx.execute(sql`rollback to savepoint part`);
    throw error;
  }
}

/**
 * Without a transaction, for data that belongs to no shop: people, lookup keys, listings. Tenant tables look empty
 * here.
 */
export const outsideShops = (pool: Pool): Tx => drizzle({ client: pool });
