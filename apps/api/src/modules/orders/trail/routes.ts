import { orderTrail } from "@mauzo/contract/orders/order-trail";
import type { Mount } from "../../../http/mount.ts";
import { getTrail } from "./get-trail.ts";

export function orderTrailRoutes(mount: Mount) {
  mount(orderTrail.get, ({ params }, visit) => getTrail(visit, params.id));
}
