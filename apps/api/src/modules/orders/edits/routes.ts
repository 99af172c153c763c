import { orderEdits } from "@mauzo/contract/orders/order-edits";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { addOrderNote } from "./add-order-note.ts";
import { editOrder } from "./edit-order.ts";
import { previewEdit } from "./preview-edit.ts";
import { previewReturn } from "./preview-return.ts";
import { returnGoods } from "./return-goods.ts";

export function orderEditRoutes(mount: Mount, deps: Deps) {
  mount(orderEdits.preview, ({ params, body }, context) =>
    context.tx((tx) => previewEdit(tx, context, params.id, body)),
  );
  mount(orderEdits.save, ({ params, body }, context) => editOrder(deps, context, params.id, body));
  mount(orderEdits.previewReturn, ({ params, body }, { shopId, tx }) =>
    tx((tx) => previewReturn(tx, shopId, params.id, body)),
  );
  mount(orderEdits.return, ({ params, body }, context) =>
    context.tx((tx) => returnGoods(tx, deps, context, { id: params.id, body })),
  );
  mount(orderEdits.note, ({ params, body }, context) =>
    context.tx((tx) => addOrderNote(tx, deps, context, params.id, body.text)),
  );
}
