import { orderTimeline } from "@mauzo/contract/orders/order-timeline";
import type { Mount } from "../../../http/mount.ts";
import { getTimeline } from "./get-timeline.ts";

export function orderTimelineRoutes(mount: Mount) {
  mount(orderTimeline.get, ({ params }, context) => getTimeline(context, params.id));
}
