import type { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";
import type { TransferKind } from "@mauzo/contract/ledger/transfer-kinds";
import type { Language } from "@mauzo/contract/shared";

type Words = {
  columns: readonly string[];
  kind: Record<TransferKind, string>;
  method: Record<PaymentMethod, string>;
};

/** The headings and words of the file, the same as in the list. */
export const words: Record<Language, Words> = {
  en: {
    columns: [
      ...["Date", "Time", "What", "In", "Out", "Currency", "Method", "Network"],
      ...["Reference", "Order", "Customer", "Recorded by", "Transaction"],
    ],
    kind: {
      ...{ payment: "Payment", refund: "Refund", unmatched: "Without an order", allocation: "Used for an order" },
      ...{ surplus: "Paid too much", fee: "Fee", rounding: "Rounding", settlement: "Settlement" },
      ...{ withdrawal: "Withdrawal", expense: "Expense", reversal: "Undone" },
    },
    method: { mobile_money: "Mobile money", cash: "Cash" },
  },
  sw: {
    columns: [
      ...["Tarehe", "Saa", "Aina", "Iliyoingia", "Iliyotoka", "Sarafu", "Njia", "Mtandao"],
      ...["Kumbukumbu", "Oda", "Mteja", "Aliyeandika", "Muamala"],
    ],
    kind: {
      ...{ payment: "Malipo", refund: "Pesa iliyorudishwa", unmatched: "Bila oda", allocation: "Imetumika kwa oda" },
      ...{ surplus: "Iliyozidi", fee: "Ada", rounding: "Kukamilisha shilingi", settlement: "Imefika kwenye salio" },
      ...{ withdrawal: "Kutoa pesa", expense: "Tumizi", reversal: "Imetenguliwa" },
    },
    method: { mobile_money: "Pesa ya simu", cash: "Taslimu" },
  },
};
