import type { moneyAccounts } from "@mauzo/contract/ledger/accounts";
import type { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";
import type { TransferKind } from "@mauzo/contract/ledger/transfer-kinds";
import type { Language } from "@mauzo/contract/shared";

type Words = {
  columns: readonly string[];
  kind: Record<TransferKind, string>;
  method: Record<PaymentMethod, string>;
  account: Record<(typeof moneyAccounts)[number], string>;
  /** Of a statement: its headings, and what stands in its first and last row. */
  statementColumns: readonly string[];
  opening: string;
  closing: string;
};

/** The headings and words of the files, the same as in the list. */
export const words: Record<Language, Words> = {
  en: {
    columns: [
      ...["Date", "Time", "What", "In", "Out", "Currency", "Method", "Network"],
      ...["Reference", "Order", "Customer", "Recorded by", "Transaction"],
    ],
    kind: {
      ...{ payment: "Payment", refund: "Refund", unmatched: "Without an order", allocation: "Used for an order" },
      ...{ surplus: "Paid too much", fee: "Fee", rounding: "Rounding", settlement: "Settlement" },
      ...{ withdrawal: "Withdrawal", expense: "Expense", difference: "Drawer count", reversal: "Undone" },
      ...{ debt: "Debt written down", forgiveness: "Debt forgiven" },
    },
    method: { mobile_money: "Mobile money", cash: "Cash" },
    account: {
      ...{ cash: "Cash", till: "Till and numbers", gateway: "Own gateway", on_the_way: "On the way" },
      ...{ available: "Available", leaving: "Being sent", drawer: "Cash drawer" },
    },
    statementColumns: [
      ...["Date", "Time", "What", "In", "Out", "Balance", "Currency", "Method", "Network"],
      ...["Reference", "Order", "Customer", "Recorded by", "Transaction"],
    ],
    ...{ opening: "Opening balance", closing: "Closing balance" },
  },
  sw: {
    columns: [
      ...["Tarehe", "Saa", "Aina", "Iliyoingia", "Iliyotoka", "Sarafu", "Njia", "Mtandao"],
      ...["Kumbukumbu", "Oda", "Mteja", "Aliyeandika", "Muamala"],
    ],
    kind: {
      ...{ payment: "Malipo", refund: "Pesa iliyorudishwa", unmatched: "Bila oda", allocation: "Imetumika kwa oda" },
      ...{ surplus: "Iliyozidi", fee: "Ada", rounding: "Kukamilisha shilingi", settlement: "Imefika kwenye salio" },
      ...{ withdrawal: "Kutoa pesa", expense: "Tumizi", difference: "Tofauti ya droo", reversal: "Imetenguliwa" },
      ...{ debt: "Deni limeandikwa", forgiveness: "Deni limesamehewa" },
    },
    method: { mobile_money: "Pesa ya simu", cash: "Taslimu" },
    account: {
      ...{ cash: "Taslimu", till: "Lipa namba na simu", gateway: "Njia yako ya malipo", on_the_way: "Iko njiani" },
      ...{ available: "Unaweza kutoa", leaving: "Inatumwa", drawer: "Droo ya pesa" },
    },
    statementColumns: [
      ...["Tarehe", "Saa", "Aina", "Iliyoingia", "Iliyotoka", "Salio", "Sarafu", "Njia", "Mtandao"],
      ...["Kumbukumbu", "Oda", "Mteja", "Aliyeandika", "Muamala"],
    ],
    ...{ opening: "Salio la kuanzia", closing: "Salio la mwisho" },
  },
};
