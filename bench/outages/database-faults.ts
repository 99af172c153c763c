import type { FaultProxy } from "@mauzo/faults/fault-proxy";
import pg from "pg";
import type { Kind, Traffic } from "./traffic.ts";

export type FaultTargets = {
  url: string;
  network: FaultProxy;
  /** A connection as the database's owner, past the faulty network. */
  db: pg.Pool;
  ownerUrl: string;
  /** A shop with one product that only the slow queries use. */
  slowShop: { shopId: string; token: string };
};

export type DatabaseFault = {
  name: string;
  /** Requests that may be refused as long as it lasts; all others only while it begins and ends. */
  stops: readonly Kind[];
  /** What `/readyz` says while it lasts; `changing` is for a fault that comes and goes. */
  ready: "no" | "changing" | "yes";
  /** Begins the fault; the returned function ends it. */
  begin: (stage: FaultTargets, traffic: Traffic) => Promise<() => Promise<void>>;
};

const everything = ["list", "product", "cart", "order", "logIn"] as const;

const network = (fault: Parameters<FaultProxy["set"]>[0], name: string): DatabaseFault => ({
  name,
  stops: everything,
  ready: "no",
  begin: async (stage) => {
    stage.network.set(fault);
    return async () => stage.network.set("none");
  },
});

const terminate = "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'mauzo_app'";

async function setReadOnly({ db, network }: FaultTargets, on: boolean): Promise<void> {
  const { rows } = await db.query<{ name: string }>("select current_database() as name");
  const value = on ? "set default_transaction_read_only = on" : "reset default_transaction_read_only";
  await db.query(`alter role mauzo_app in database ${rows[0]?.name} ${value}`);
  network.set("refused");
  network.set("none");
}

/** Makes every query for the slow shop's products take this long, in that shop's own transactions only. */
export async function slowDown({ db, slowShop }: FaultTargets, seconds: number): Promise<() => Promise<void>> {
  const shop = pg.escapeLiteral(slowShop.shopId);
  await db.query(`create policy slow on products as restrictive for select to mauzo_app using (
    current_setting('app.shop_id', true) is distinct from ${shop} or shop_id <> ${shop} or pg_sleep(${seconds}) is not null)`);
  return async () => {
    await db.query("drop policy slow on products");
  };
}

export const databaseFaults: DatabaseFault[] = [
  network("refused", "refused"),
  network("silent", "silent: connections stay, nothing comes"),
  network("halfOpen", "half open: the server is gone and says nothing"),
  network("reset", "reset in the middle of a query"),
  network("slow", "every answer 2 s later"),
  {
    name: "every backend ended, twice a second",
    stops: everything,
    ready: "changing",
    begin: async ({ db }) => {
      const end = () => void db.query(terminate).catch(() => undefined);
      const timer = setInterval(end, 500);
      end();
      return async () => clearInterval(timer);
    },
  },
  {
    name: "read-only",
    // Opening a cart's link for the first time is a write: it stores what the cart showed.
    stops: ["cart", "order", "logIn"],
    ready: "no",
    begin: async (stage) => {
      await setReadOnly(stage, true);
      return () => setReadOnly(stage, false);
    },
  },
  {
    name: "one product in ten locked by somebody else",
    stops: ["order"],
    ready: "yes",
    begin: async ({ ownerUrl }) => {
      const holder = new pg.Client(ownerUrl);
      await holder.connect();
      await holder.query("begin");
      await holder.query(
        "select from variants where product_id in (select id from products where name ~ '5$') for update",
      );
      return async () => {
        await holder.query("rollback");
        await holder.end();
      };
    },
  },
  {
    name: "some queries that would take a minute",
    stops: ["held"],
    ready: "yes",
    begin: async (stage, traffic) => {
      const restore = await slowDown(stage, 60);
      const { token } = stage.slowShop;
      const asked: Promise<unknown>[] = [];
      const ask = () => void asked.push(traffic.ask("held", "/products", { token }));
      const timer = setInterval(ask, 1_500);
      ask();
      return async () => {
        clearInterval(timer);
        await Promise.all(asked);
        await restore();
      };
    },
  },
];
