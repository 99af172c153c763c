import { orderDocuments } from "@mauzo/contract/orders/order-documents";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { getOrder } from "../orders/get-order.ts";
import { getOrderByCart } from "../orders/get-order-by-cart.ts";
import { addDocumentLink } from "./add-document-link.ts";
import { renderDocument } from "./render-document.ts";
import { showSharedDocument } from "./show-shared-document.ts";

export function orderDocumentRoutes(mount: Mount, deps: Deps) {
  mount.raw(orderDocuments.print, ({ params, query }, context) =>
    renderDocument(deps, context, { ...query, kind: params.kind }, (tx, shopId) => getOrder(tx, shopId, params.id)),
  );
  mount(orderDocuments.share, ({ params, body }, context) =>
    context.tx((tx) => addDocumentLink(tx, deps, context, { ...body, id: params.id })),
  );
  mount.raw(orderDocuments.shared, ({ params, query }, context) =>
    showSharedDocument(deps, context, params.key, { ...query, kind: params.kind }),
  );
  mount.raw(orderDocuments.receipt, ({ query }, context) =>
    renderDocument(deps, context, { ...query, kind: "receipt" }, (tx, shopId) =>
      getOrderByCart(tx, shopId, context.cartId),
    ),
  );
}
