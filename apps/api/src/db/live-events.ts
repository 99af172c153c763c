import { LiveEvent } from "@mauzo/contract/shop/events";
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { DatabaseHealth } from "./connections/database-health.ts";
import { runStatement, statement } from "./prepared-statement.ts";
import type { Tx } from "./tenant-transaction.ts";

const channel = "live";
const notifyStatement = statement(
  "select pg_notify($1, json_build_object('shop', current_setting('app.shop_id'), 'topic', topic, 'id', $3::text)::text) from unnest($2::text[]) topic",
);
const Notice = z.extend(LiveEvent, { shop: z.uuid() });

/** Notifies the shop's subscribers once the transaction commits. The event carries only ids. */
export const publishLiveEvent = (tx: Tx, { topic, id }: LiveEvent): Promise<void> => publishTopics(tx, [topic], id);

/** The same on several topics, in one statement. */
export async function publishTopics(tx: Tx, topics: readonly LiveEvent["topic"][], id: string): Promise<void> {
  await runStatement(tx, notifyStatement, [channel, topics, id]);
}

/** Tells the shop's subscribers who does what at a conversation. It is written down nowhere. */
export async function publishPresence(tx: Tx, id: string, presence: NonNullable<LiveEvent["presence"]>): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, json_build_object('shop', current_setting('app.shop_id'),
    'topic', 'presence', 'id', ${id}::text, 'presence', ${JSON.stringify(presence)}::json)::text)`);
}

type LiveSubscriber = {
  /** Called for each change; with undefined after a gap in which changes may have been missed. */
  onEvent: (event: LiveEvent | undefined) => void;
  onEnd: () => void;
};
export type LiveEvents = {
  /** Passes every change of the shop to the subscriber, until the returned function is called. */
  subscribe: (shopId: string, subscriber: LiveSubscriber) => () => void;
  /** Ends every subscription, present and future. */
  close: () => void;
};

function readNotice(payload: string | undefined) {
  try {
    return Notice.parse(JSON.parse(payload ?? ""));
  } catch {
    return undefined;
  }
}

/** Listens on the process's one open connection, however many subscribers there are. */
export function openLiveEvents(databaseHealth: DatabaseHealth): LiveEvents {
  const subscribers = new Map<string, Set<LiveSubscriber>>();
  let closed = false;
  const everySubscriber = () => [...subscribers.values()].flatMap((ofShop) => [...ofShop]);

  databaseHealth.onConnected((client, send) => {
    client.on("notification", ({ payload }) => {
      const notice = readNotice(payload);
      if (!notice) return;
      const { shop, ...event } = notice;
      for (const subscriber of subscribers.get(shop) ?? []) subscriber.onEvent(event);
    });
    const listening = () => {
      for (const subscriber of everySubscriber()) subscriber.onEvent(undefined);
    };
    // When the connection is lost meanwhile, a new one is opened and this runs again.
    send(`listen ${channel}`).then(listening, () => undefined);
  });

  return {
    subscribe(shopId, subscriber) {
      const ofShop = subscribers.get(shopId) ?? new Set();
      subscribers.set(shopId, ofShop.add(subscriber));
      // Only after `subscribe` has returned: what `onEnd` ends is created after that.
      if (closed) queueMicrotask(() => ofShop.has(subscriber) && subscriber.onEnd());
      return () => {
        ofShop.delete(subscriber);
        if (ofShop.size === 0 && subscribers.get(shopId) === ofShop) subscribers.delete(shopId);
      };
    },
    close() {
      closed = true;
      for (const subscriber of everySubscriber()) subscriber.onEnd();
    },
  };
}
