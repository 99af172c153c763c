import type { FullShop } from "./full-shop-type.ts";

/** What no schema says of valid requests for drafts of expenses, and for suppliers. */
export const expenseSamples: Record<string, Record<string, (shop: FullShop) => unknown>> = {
  "GET /expense-overview": { "query.month": () => "2025-01" },
  "GET /expense-overview/costs": { "query.month": () => "2025-01" },
  "GET /expense-drafts/:id/picture": { "params.id": (shop) => shop.picturedDraft },
  "POST /expense-drafts/:id/confirm": {
    "params.id": (shop) => shop.expenseDraft,
    "body.category": () => "rent",
    "body.spent_on": () => "2025-01-15",
  },
  "POST /expense-drafts/:id/discard": { "params.id": (shop) => shop.otherDraft },
  "POST /expense-drafts/:id/restore": { "params.id": (shop) => shop.otherDraft },
  "POST /expense-phones": { "body.user_id": (shop) => shop.expenseWriter },
  "DELETE /expense-phones/:id": { "params.id": (shop) => shop.expensePhone },
  ...Object.fromEntries(
    ["GET /suppliers/:id", "PUT /suppliers/:id", "GET /suppliers/:id/bills"].map((name) => [
      name,
      { "params.id": (shop: FullShop) => shop.supplierId },
    ]),
  ),
  "POST /suppliers/:id/bills": {
    ...{ "params.id": (shop) => shop.supplierId, "body.category": () => "rent" },
    ...{ "body.billed_on": () => "2025-01-15", "body.due_on": () => "2025-01-20" },
  },
  "POST /supplier-bills/:id/payments": {
    ...{ "params.id": (shop) => shop.paidBill, "body.amount_minor": () => 1, "body.paid_on": () => "2025-01-16" },
  },
  "POST /expense-repeats": { "body.category": () => "rent", "body.day": () => 31 },
  "POST /expense-repeats/:id/stop": { "params.id": (shop) => shop.expenseRepeat },
  "POST /expense-repeats/:id/restart": { "params.id": (shop) => shop.expenseRepeat },
  "POST /restock-costs/:id/expense": {
    ...{ "params.id": (shop) => shop.costlyRestock, "body.spent_on": () => "2025-01-15" },
  },
  "POST /restock-costs/:id/bill": {
    ...{ "params.id": (shop) => shop.creditRestock, "body.supplier_id": (shop) => shop.supplierId },
    ...{ "body.billed_on": () => "2025-01-15", "body.due_on": () => "2025-01-20" },
  },
  "POST /restock-costs/:id/dismiss": { "params.id": (shop) => shop.costlyRestock },
  "POST /restock-costs/:id/restore": { "params.id": (shop) => shop.costlyRestock },
  "GET /supplier-bills/:id/picture": { "params.id": (shop) => shop.paidBill },
  "POST /supplier-bills/:id/void": { "params.id": (shop) => shop.struckBill },
  "POST /supplier-bills/:id/restore": { "params.id": (shop) => shop.struckBill },
  "POST /supplier-payments/:id/undo": { "params.id": (shop) => shop.supplierPayment },
};
