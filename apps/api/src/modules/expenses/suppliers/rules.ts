import type { SupplierBill } from "@mauzo/contract/expenses/suppliers";

type Bill = { isVoided: boolean; left: number; dueOn: string | null; today: string };

/** Where a bill stands on a day of the shop. */
export function billStateOf({ isVoided, left, dueOn, today }: Bill): SupplierBill["state"] {
  if (isVoided) return "voided";
  if (left <= 0) return "paid";
  return dueOn !== null && dueOn < today ? "overdue" : "open";
}
