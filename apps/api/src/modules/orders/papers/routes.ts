import { orderPapers } from "@mauzo/contract/orders/order-papers";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { getOrder } from "../orders/get-order.ts";
import { getOrderByCart } from "../orders/get-order-by-cart.ts";
import { printPaper } from "./print-paper.ts";
import { shareOrder } from "./share-order.ts";
import { showShared } from "./show-shared.ts";

export function orderPaperRoutes(mount: Mount, deps: Deps) {
  mount.raw(orderPapers.print, ({ params, query }, visit) =>
    printPaper(deps, visit, { ...query, kind: params.kind }, (tx, shopId) => getOrder(tx, shopId, params.id)),
  );
  mount(orderPapers.share, ({ params, body }, visit) => shareOrder(deps, visit, params.id, body));
  mount.raw(orderPapers.shared, ({ params, query }, visit) =>
    showShared(deps, visit, params.key, { ...query, kind: params.kind }),
  );
  mount.raw(orderPapers.receipt, ({ query }, visit) =>
    printPaper(deps, visit, { ...query, kind: "receipt" }, (tx, shopId) => getOrderByCart(tx, shopId, visit.cartId)),
  );
}
