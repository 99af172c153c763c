import type { LiveEvent } from "@mauzo/contract/shop/events";
import { can, type Need } from "@mauzo/permissions/permissions";
import type { Deps } from "../../../deps.ts";
import { findPerson } from "../../../http/admit.ts";
import { eventStream } from "../../../http/event-stream.ts";
import type { ShopVisit } from "../../../http/visit.ts";

const heartbeatMs = 4_000;
/** Who loses the line opens another so much later, each at a moment of their own: they lose it all at once. */
const retryMs = () => 1_000 + Math.floor(Math.random() * 4_000);
/** What a member must be allowed to read to hear of a topic; null: every member hears it. */
const needs: Record<LiveEvent["topic"], Need | null> = {
  orders: { resource: "orders", action: "read" },
  products: { resource: "product", action: "read" },
  shop: null,
  staff: null,
  "list-views": null,
  conversations: { resource: "conversations", action: "read" },
};

/**
 * The shop's changes as server-sent events. The person is looked up again at every heartbeat, and at once when the
 * staff changes: a stream ends within seconds of the session or the membership it was opened with, and hears only what
 * may be read at that moment. A database that does not answer has ended nothing: until it does, nothing is told.
 */
export function streamEvents({ live, pool }: Deps, visit: ShopVisit): Response {
  const token = visit.requestHeader("authorization")?.slice("Bearer ".length) ?? "";
  let grants = visit.person.grants;
  let stopped = false;
  /** Whether it is not known what may be read. */
  let unsure = false;
  let stop = () => {};

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder();
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      const end = () => {
        stop();
        controller.close();
      };
      const tellGap = () => write("event: gap\ndata: {}\n\n");
      const tell = (event: LiveEvent | undefined) => {
        if (event?.topic === "staff") void look();
        if (unsure) return;
        if (!event) return tellGap();
        const need = needs[event.topic];
        if (!need || can(grants, need)) write(`data: ${JSON.stringify(event)}\n\n`);
      };
      const look = async () => {
        const found = await findPerson(pool, token).then(
          (person) => ({ person }),
          () => undefined,
        );
        if (stopped) return;
        if (!found) {
          unsure = true;
          return;
        }
        if (found.person?.shopId !== visit.shopId) return end();
        grants = found.person.grants;
        if (!unsure) return;
        unsure = false;
        tellGap();
      };
      const unsubscribe = live.subscribe(visit.shopId, { tell, end });
      const heartbeat = setInterval(async () => {
        await look();
        if (!stopped) write(": here\n\n");
      }, heartbeatMs);
      stop = () => {
        stopped = true;
        clearInterval(heartbeat);
        unsubscribe();
      };
      write(`retry: ${retryMs()}\n\n`);
    },
    cancel: () => stop(),
  });
  return eventStream(body);
}
