import { supplierBills, suppliers } from "@mauzo/contract/expenses/suppliers";
import type { Deps } from "../../../deps.ts";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import { showPrivatePicture } from "../../shop/media/steps/show-private-picture.ts";
import { addBill } from "./add-bill.ts";
import { createSupplier } from "./create-supplier.ts";
import { getSupplier } from "./get-supplier.ts";
import { listOwed } from "./list-owed.ts";
import { payBill } from "./pay-bill.ts";
import { findBillPicture, listBills } from "./queries/read-bills.ts";
import { undoPayment } from "./undo-payment.ts";
import { updateSupplier } from "./update-supplier.ts";
import { voidOrRestoreBill } from "./void-or-restore-bill.ts";

export function supplierRoutes(mount: Mount, deps: Deps) {
  mount(suppliers.list, (_, { shopId, tx }) => tx((tx) => listOwed(tx, shopId)));
  mount(suppliers.get, ({ params }, { shopId, tx }) => tx((tx) => getSupplier(tx, shopId, params.id)));
  mount(suppliers.create, ({ body }, context) => createSupplier(deps, context, body));
  mount(suppliers.update, ({ params, body }, context) => updateSupplier(deps, context, params.id, body));
  mount(suppliers.bills, ({ params, query }, { shopId, tx }) =>
    tx(async (tx) => {
      await getSupplier(tx, shopId, params.id);
      return keysetPage(query, (page) => listBills(tx, shopId, params.id, page));
    }),
  );
  mount(suppliers.addBill, ({ params, body }, context) => addBill(deps, context, params.id, body));
  mount(supplierBills.void, ({ params, body }, context) => voidOrRestoreBill(deps, context, { ...params, ...body }));
  mount(supplierBills.restore, ({ params }, context) => voidOrRestoreBill(deps, context, params));
  mount(supplierBills.pay, ({ params, body }, context) => payBill(deps, context, params.id, body));
  mount(supplierBills.undo, ({ params }, context) => undoPayment(deps, context, params.id));
  mount.raw(supplierBills.picture, ({ params }, context) =>
    showPrivatePicture(deps, context, {
      name: "bill.webp",
      find: (tx) => findBillPicture(tx, context.shopId, params.id),
    }),
  );
}
