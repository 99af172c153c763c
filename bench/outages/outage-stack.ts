import { openFaultProxy } from "@mauzo/faults/fault-proxy";
import { startDatabase } from "../stack/database.ts";
import { fillShop, type OpenCart } from "../stack/fill-shop.ts";
import { type OpenedShop, openShop } from "../stack/open-shop.ts";
import { openOwnerPool } from "../stack/owner-pool.ts";
import { type Program, serveApi } from "../stack/processes.ts";
import type { FaultTargets } from "./database-faults.ts";

/** The API as in production behind a network that can fail, with one shop full of products and carts and a slow one. */
export type OutageStack = {
  api: Program;
  stage: FaultTargets;
  shop: OpenedShop;
  slowShop: OpenedShop;
  productIds: string[];
  nextCart: () => OpenCart;
  stop: () => Promise<void>;
};

export async function startOutageStack({
  jobWatchSeconds,
  ...size
}: {
  carts: number;
  jobWatchSeconds?: number;
}): Promise<OutageStack> {
  const database = await startDatabase();
  const db = openOwnerPool(database.ownerUrl);
  const network = await openFaultProxy(database.appUrl);
  let api: Program | undefined;
  const stop = async () => {
    api?.kill("SIGTERM");
    await api?.ended;
    await network.close();
    await db.end();
    await database.stop();
  };
  try {
    api = await serveApi({
      databaseUrl: network.through(database.appUrl),
      dataDir: database.folder,
      ...(jobWatchSeconds && { jobWatchSeconds }),
    });
    const shop = await openShop(api.url);
    const slowShop = await openShop(api.url, 1);
    await fillShop(db, slowShop.shopId, { products: 1, carts: 0 });
    const { productIds, carts } = await fillShop(db, shop.shopId, { products: 200, ...size });
    const nextCart = () => {
      const cart = carts.pop();
      if (!cart) throw new Error("there are no carts left");
      return cart;
    };
    const stage = { url: api.url, network, db, ownerUrl: database.ownerUrl, slowShop };
    return { api, stage, shop, slowShop, productIds, nextCart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
