import { LiveEvent } from "@mauzo/contract/events";
import pg from "pg";
import type { Logger } from "pino";
import * as z from "zod/mini";
import type { Tx } from "./scope.ts";
import { run, statement } from "./statement.ts";

const channel = "live";
const announced = statement(
  "select pg_notify($1, json_build_object('shop', current_setting('app.shop_id'), 'topic', $2::text, 'id', $3::text)::text)",
);
const Notice = z.extend(LiveEvent, { shop: z.uuid() });

/** Tells whoever watches this shop, once the transaction commits. Only ids travel. */
export async function announce(tx: Tx, { topic, id }: LiveEvent): Promise<void> {
  await run(tx, announced, [channel, topic, id]);
}

type Watcher = {
  /** A change; undefined after a gap in which changes may have been missed. */
  tell: (event: LiveEvent | undefined) => void;
  end: () => void;
};
export type Live = {
  /** Tells the watcher every change of the shop, until the returned function is called. */
  subscribe: (shopId: string, watcher: Watcher) => () => void;
  /** Ends every watcher and the connection. */
  close: () => Promise<void>;
};

function readNotice(payload: string | undefined) {
  try {
    return Notice.parse(JSON.parse(payload ?? ""));
  } catch {
    return undefined;
  }
}

/** One listening connection a process, whatever the number of watchers; it reconnects by itself. */
export function openLive(connectionString: string, log: Pick<Logger, "warn">): Live {
  const watchers = new Map<string, Set<Watcher>>();
  const everyWatcher = () => [...watchers.values()].flatMap((ofShop) => [...ofShop]);
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (waitMs = 250): Promise<void> => {
    if (closed) return;
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 2_000,
      application_name: "mauzo-live",
    });
    const lost = (error?: Error) => {
      if (client !== next && client !== undefined) return;
      client = undefined;
      if (closed || retry) return;
      log.warn({ err: error }, "live updates lost the database");
      retry = setTimeout(() => {
        retry = undefined;
        connect(Math.min(waitMs * 2, 5_000)).catch(() => undefined);
      }, waitMs);
    };
    next.on("error", lost);
    next.on("end", () => lost());
    next.on("notification", ({ payload }) => {
      const notice = readNotice(payload);
      if (!notice) return;
      const { shop, ...event } = notice;
      for (const watcher of watchers.get(shop) ?? []) watcher.tell(event);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      client = next;
      for (const watcher of everyWatcher()) watcher.tell(undefined);
    } catch (error) {
      lost(error instanceof Error ? error : undefined);
    }
  };
  void connect();

  return {
    subscribe(shopId, watcher) {
      const ofShop = watchers.get(shopId) ?? new Set();
      watchers.set(shopId, ofShop.add(watcher));
      return () => {
        ofShop.delete(watcher);
        if (ofShop.size === 0 && watchers.get(shopId) === ofShop) watchers.delete(shopId);
      };
    },
    async close() {
      closed = true;
      for (const watcher of everyWatcher()) watcher.end();
      clearTimeout(retry);
      await client?.end();
    },
  };
}
