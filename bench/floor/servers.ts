import path from "node:path";
import { freePort } from "@mauzo/launch/ports";
import type pg from "pg";
import { startDatabase } from "../stack/database.ts";
import { fillOrders } from "../stack/fill-orders.ts";
import { fillShop, type OpenCart } from "../stack/fill-shop.ts";
import { openShop } from "../stack/open-shop.ts";
import { openOwnerPool } from "../stack/owner-pool.ts";
import { type Program, serve, serveApi } from "../stack/processes.ts";
import { cpuMsOf } from "./cpu.ts";

export type Server = {
  url: string;
  /** CPU milliseconds used so far by the process, and by the database processes that serve it. */
  cpuMs: () => Promise<{ node: number; postgres: number }>;
};
export type Both = {
  api: Server;
  floor: Server;
  /** Access token of the shop's admin for the API. */
  token: string;
  db: pg.Pool;
  stop: () => Promise<void>;
};
export type SideBySide = Both & {
  productIds: string[];
  /** Newest first. */
  orderIds: string[];
  /** Returns each cart only once. */
  nextCart: () => OpenCart;
};

/** Starts the API as in production and the baseline, both on one durable database of their own with one shop, as `fill` fills it. */
export async function startBoth<Filled>(
  fill: (db: pg.Pool, shopId: string) => Promise<Filled>,
): Promise<Both & Filled> {
  const database = await startDatabase();
  const db = openOwnerPool(database.ownerUrl);
  const programs: Program[] = [];
  const stop = async () => {
    for (const program of programs) program.kill("SIGTERM");
    await Promise.all(programs.map(({ ended }) => ended));
    await db.end();
    await database.stop();
  };
  const watched = (program: Program, applicationName: string): Server => {
    programs.push(program);
    return {
      url: program.url,
      cpuMs: async () => {
        const { rows } = await db.query<{ pid: number }>(
          "select pid from pg_stat_activity where application_name = $1 and backend_type = 'client backend'",
          [applicationName],
        );
        return { node: cpuMsOf(program.pid), postgres: rows.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0) };
      },
    };
  };

  try {
    const api = watched(await serveApi({ databaseUrl: database.appUrl, dataDir: database.folder }), "mauzo-api");
    const { shopId, token } = await openShop(api.url);
    const filled = await fill(db, shopId);
    const port = await freePort();
    const file = path.join(import.meta.dirname, "floor-server.ts");
    const args = [database.ownerUrl, String(port), shopId];
    const floor = watched(await serve({ file, args, port, settings: {} }), "floor");
    return { ...filled, api, floor, token, db, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Size = { products: number; carts: number; orders: number };

/** Starts both with one large shop. */
export const startSideBySide = ({ orders, ...size }: Size): Promise<SideBySide> =>
  startBoth(async (db, shopId) => {
    const { productIds, carts } = await fillShop(db, shopId, size);
    const orderIds = await fillOrders(db, shopId, orders);
    const nextCart = () => {
      const cart = carts.pop();
      if (!cart) throw new Error("there are no carts left");
      return cart;
    };
    return { productIds, orderIds, nextCart };
  });
