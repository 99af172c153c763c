import { LiveEvent } from "@mauzo/contract/shop/events";
import * as z from "zod/mini";
import type { Pulse } from "./connections/pulse.ts";
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
  /** Ends every watcher, and whoever still comes. */
  close: () => void;
};

function readNotice(payload: string | undefined) {
  try {
    return Notice.parse(JSON.parse(payload ?? ""));
  } catch {
    return undefined;
  }
}

/** Hears on the process's one open connection, whatever the number of watchers. */
export function openLive(pulse: Pulse): Live {
  const watchers = new Map<string, Set<Watcher>>();
  let closed = false;
  const everyWatcher = () => [...watchers.values()].flatMap((ofShop) => [...ofShop]);

  pulse.onConnected((client) => {
    client.on("notification", ({ payload }) => {
      const notice = readNotice(payload);
      if (!notice) return;
      const { shop, ...event } = notice;
      for (const watcher of watchers.get(shop) ?? []) watcher.tell(event);
    });
    const listening = () => {
      for (const watcher of everyWatcher()) watcher.tell(undefined);
    };
    // A connection that is lost meanwhile is made anew, and this runs again.
    client.query(`listen ${channel}`).then(listening, () => undefined);
  });

  return {
    subscribe(shopId, watcher) {
      const ofShop = watchers.get(shopId) ?? new Set();
      watchers.set(shopId, ofShop.add(watcher));
      // Once it stands: what it ends is made after it watches.
      if (closed) queueMicrotask(() => ofShop.has(watcher) && watcher.end());
      return () => {
        ofShop.delete(watcher);
        if (ofShop.size === 0 && watchers.get(shopId) === ofShop) watchers.delete(shopId);
      };
    },
    close() {
      closed = true;
      for (const watcher of everyWatcher()) watcher.end();
    },
  };
}
