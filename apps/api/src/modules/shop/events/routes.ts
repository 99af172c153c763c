import { events } from "@mauzo/contract/shop/events";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { createShopStreams } from "./create-shop-streams.ts";
import { streamEvents } from "./stream-events.ts";

export function eventRoutes(mount: Mount, deps: Deps) {
  const streams = createShopStreams(deps);
  mount.raw(events.stream, async (_, context) => streamEvents(deps.pool, streams, context));
}
