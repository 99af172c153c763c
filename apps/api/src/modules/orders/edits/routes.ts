import { orderEdits } from "@mauzo/contract/orders/order-edits";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { editOrder } from "./edit-order.ts";
import { noteOrder } from "./note-order.ts";
import { previewEdit } from "./preview-edit.ts";
import { previewReturn } from "./preview-return.ts";
import { returnGoods } from "./return-goods.ts";

export function orderEditRoutes(mount: Mount, deps: Deps) {
  mount(orderEdits.preview, ({ params, body }, visit) => visit.tx((tx) => previewEdit(tx, visit, params.id, body)));
  mount(orderEdits.save, ({ params, body }, visit) => editOrder(deps, visit, params.id, body));
  mount(orderEdits.previewReturn, ({ params, body }, { shopId, tx }) =>
    tx((tx) => previewReturn(tx, shopId, params.id, body)),
  );
  mount(orderEdits.return, ({ params, body }, visit) => returnGoods(deps, visit, params.id, body));
  mount(orderEdits.note, ({ params, body }, visit) => visit.tx((tx) => noteOrder(tx, visit, params.id, body.text)));
}
