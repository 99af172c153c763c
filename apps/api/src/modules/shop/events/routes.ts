import { events } from "@mauzo/contract/shop/events";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { streamEvents } from "./stream-events.ts";

export function eventRoutes(mount: Mount, deps: Deps) {
  mount.raw(events.stream, async (_, context) => streamEvents(deps, context));
}
