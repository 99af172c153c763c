import { orderExports } from "@mauzo/contract/orders/order-exports";
import type { Mount } from "../../../http/mount.ts";
import { exportOrders } from "./export-orders.ts";

export function orderExportRoutes(mount: Mount) {
  mount.raw(orderExports.file, ({ query }, context) => exportOrders(context, query));
}
