import type { Product } from "@mauzo/contract/catalogue/products";
import { stock } from "@mauzo/contract/catalogue/stock";
import { restockCosts } from "@mauzo/contract/expenses/restock-costs";
import { type BillInput, type SupplierInput, supplierBills, suppliers } from "@mauzo/contract/expenses/suppliers";
import { call } from "./endpoints.ts";
import { addReceiptPicture, dayBefore } from "./expense-fixtures.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

export const addSupplier = (stack: Stack, shop: OpenedShop, part: Partial<SupplierInput> = {}) =>
  call(stack, suppliers.create, { body: { name: "Mzee Hamisi", ...part } }, shop);

/** A bill for goods of today, as far as nothing else is said. */
export const addBill = (stack: Stack, shop: OpenedShop, supplierId: string, part: Partial<BillInput> = {}) => {
  const body = { amount_minor: 10_000, billed_on: dayBefore(), category: null, ...part };
  return call(stack, suppliers.addBill, { params: { id: supplierId }, body }, shop);
};

/** Restocks whose cost is not written down, one to be paid and one on credit, with what was decided of another. */
export async function addCostlyRestocks(stack: Stack, shop: OpenedShop, { variants }: Product) {
  const item = { params: { id: variants[0]?.id ?? "" } };
  for (const unit_cost_minor of [400, 500, 600])
    await call(stack, stock.restock, { ...item, body: { quantity: 2, unit_cost_minor } }, shop);
  const { items } = await call(stack, restockCosts.list, { query: {} }, shop);
  const [costlyRestock = "", creditRestock = "", other = ""] = items.map(({ id }) => id);
  await call(stack, restockCosts.dismiss, { params: { id: other } }, shop);
  return { costlyRestock, creditRestock };
}

/** A supplier with bills: one with a picture of which a part is paid, and one that may be struck. */
export async function addFullSuppliers(stack: Stack, shop: OpenedShop, word: string) {
  const said = { name: `Msambazaji ${word}`, phone: "0754000888", note: `Hulipwa Ijumaa ${word}` };
  const { id: supplierId } = await addSupplier(stack, shop, said);
  const picture_id = await addReceiptPicture(stack, shop);
  const bill = { note: `Mzigo ${word}`, category: "supplies" as const, picture_id, amount_minor: 1_000_000_000 };
  const { id: paidBill } = await addBill(stack, shop, supplierId, bill);
  const { id: struckBill } = await addBill(stack, shop, supplierId, { note: `Bili ${word}` });
  const body = { amount_minor: 100, method: "cash" as const, paid_on: dayBefore() };
  const paid = await call(stack, supplierBills.pay, { params: { id: paidBill }, body }, shop);
  return { supplierId, paidBill, struckBill, supplierPayment: paid.payments[0]?.id ?? "" };
}
