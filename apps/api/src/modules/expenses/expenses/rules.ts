import type { ExpenseChange } from "@mauzo/contract/expenses/expenses";
import type { Account } from "@mauzo/contract/ledger/accounts";
import type { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";

/** Where the money of an expense was. */
export const accountOf: Readonly<Record<PaymentMethod, Account>> = { cash: "cash", mobile_money: "till" };

/** The month of a day, as its first day. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

type Values = {
  category: string;
  amountMinor: number;
  method: string;
  spentOn: string;
  supplier: string;
  note: string;
  mediaId: string | null;
};

/** The fields in which two versions of an expense differ. */
export function changedFields(before: Values, after: Values): ExpenseChange["fields"] {
  const picture = ({ mediaId }: Values) => (mediaId === null ? "" : "1");
  const all: ExpenseChange["fields"] = [
    { field: "category", from: before.category, to: after.category },
    { field: "amount", from: String(before.amountMinor), to: String(after.amountMinor) },
    { field: "method", from: before.method, to: after.method },
    { field: "spent_on", from: before.spentOn, to: after.spentOn },
    { field: "supplier", from: before.supplier, to: after.supplier },
    { field: "note", from: before.note, to: after.note },
    { field: "picture", from: picture(before), to: picture(after) },
  ];
  const isOther = before.mediaId !== after.mediaId;
  return all.filter(({ field, from, to }) => (field === "picture" ? isOther : from !== to));
}

/** Whether a change is one of the money: its transfer is undone, and a new one posted. */
export const movesMoney = (fields: ExpenseChange["fields"]): boolean =>
  fields.some(({ field }) => field === "amount" || field === "method" || field === "spent_on");
