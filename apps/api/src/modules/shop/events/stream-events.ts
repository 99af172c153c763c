import type { LiveEvent } from "@mauzo/contract/shop/events";
import { can, isAdmin, type RequiredPermission } from "@mauzo/permissions/permissions";
import type { Deps } from "../../../deps.ts";
import { findCaller } from "../../../http/authorise-request.ts";
import { eventStreamResponse } from "../../../http/event-stream.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { trackPresence } from "./track-presence.ts";

const heartbeatMs = 4_000;
/** When to reconnect, at a random moment for each client: they all lose the connection at once. */
const retryMs = () => 1_000 + Math.floor(Math.random() * 4_000);
/** What a member needs to receive a topic: a permission, or to be an admin; null: every member receives it. */
const topicPermissions: Record<LiveEvent["topic"], RequiredPermission | "admin" | null> = {
  orders: { resource: "orders", action: "read" },
  transactions: { resource: "transactions", action: "read" },
  products: { resource: "product", action: "read" },
  customers: { resource: "customers", action: "read" },
  shop: null,
  staff: null,
  "list-views": null,
  channels: { resource: "whatsapp_interactions", action: "read" },
  conversations: { resource: "conversations", action: "read" },
  presence: { resource: "conversations", action: "read" },
  webhooks: "admin",
  "api-keys": "admin",
  popups: { resource: "customers", action: "read" },
  "short-links": { resource: "customers", action: "read" },
  campaigns: { resource: "customers", action: "read" },
};

/**
 * The shop's changes as server-sent events. The person is looked up again at every heartbeat, and at once when the
 * staff changes: a stream ends within seconds of its session or membership, and only carries what may be read at that
 * moment. Whoever looked at a conversation has left it with their stream. When the database does not answer, the stream stays open, but sends nothing until it does.
 */
export function streamEvents({ live, pool }: Deps, context: ShopContext): Response {
  const token = context.requestHeader("authorization")?.slice("Bearer ".length) ?? "";
  let grants = context.person.grants;
  let stopped = false;
  /** Whether the current permissions are unknown. */
  let grantsUnknown = false;
  let stop = () => {};
  const presence = trackPresence(pool, context);

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder();
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      const onEnd = () => {
        stop();
        controller.close();
      };
      const sendGap = () => write("event: gap\ndata: {}\n\n");
      const onEvent = (event: LiveEvent | undefined) => {
        if (event) presence.note(event);
        if (event?.topic === "staff") void reloadGrants();
        if (grantsUnknown) return;
        if (!event) return sendGap();
        const need = topicPermissions[event.topic];
        if (!need || (need === "admin" ? isAdmin(grants) : can(grants, need)))
          write(`data: ${JSON.stringify(event)}\n\n`);
      };
      const reloadGrants = async () => {
        const found = await findCaller(pool, token).then(
          (person) => ({ person }),
          () => undefined,
        );
        if (stopped) return;
        if (!found) {
          grantsUnknown = true;
          return;
        }
        if (found.person?.shopId !== context.shopId || found.person.needsSecondFactor) return onEnd();
        grants = found.person.grants;
        if (!grantsUnknown) return;
        grantsUnknown = false;
        sendGap();
      };
      const unsubscribe = live.subscribe(context.shopId, { onEvent, onEnd });
      const heartbeat = setInterval(async () => {
        await reloadGrants();
        if (!stopped) write(": here\n\n");
      }, heartbeatMs);
      stop = () => {
        stopped = true;
        clearInterval(heartbeat);
        unsubscribe();
        presence.end();
      };
      write(`retry: ${retryMs()}\n\n`);
    },
    cancel: () => stop(),
  });
  return eventStreamResponse(body);
}
