import type { LiveEvent } from "@mauzo/contract/shop/events";
import { can, type Grants, isAdmin, type RequiredPermission } from "@mauzo/permissions/permissions";
import type { Pool } from "../../../db/connection-pool.ts";
import type { LiveStreams } from "../../../http/live-streams.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import type { ShopStream } from "./create-shop-streams.ts";
import { trackPresence } from "./track-presence.ts";

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

const mayHear = (grants: Grants, topic: LiveEvent["topic"]): boolean => {
  const need = topicPermissions[topic];
  return !need || (need === "admin" ? isAdmin(grants) : can(grants, need));
};
const gap = "event: gap\ndata: {}\n\n";

/**
 * The shop's changes as server-sent events. Whoever looked at a conversation has left it with their stream. When the
 * database does not answer, the stream stays open, but sends nothing until it does.
 */
export function streamEvents(pool: Pool, streams: LiveStreams<ShopStream>, context: ShopContext): Response {
  const { shopId, person } = context;
  const token = context.requestHeader("authorization")?.slice("Bearer ".length) ?? "";
  /** Undefined while nobody can say. */
  let grants: Grants | undefined = person.grants;
  const pending: string[] = [];
  // Who looks as a member does is not there: their colleagues hear of the member alone.
  const presence = person.viewer ? undefined : trackPresence(pool, context);
  return streams.open({
    ...{ shopId, token, retryMs: retryMs(), ...(presence && { onLeave: presence.end }) },
    next: () => pending.splice(0).join(""),
    onEvent(event) {
      if (event) presence?.note(event);
      if (event?.topic === "staff") streams.lookSoon();
      if (!grants) return;
      if (!event) pending.push(gap);
      else if (mayHear(grants, event.topic)) pending.push(`data: ${JSON.stringify(event)}\n\n`);
    },
    isOver(callers) {
      const found = callers?.get(token);
      if (callers && (found?.shopId !== shopId || found.needsSecondFactor)) return true;
      // Another sees what comes from here on: their client begins anew.
      if (found && (found.userId !== person.userId || found.viewer?.isOver !== person.viewer?.isOver)) return true;
      if (found && !grants) pending.push(gap);
      grants = found?.grants;
      return false;
    },
  });
}
