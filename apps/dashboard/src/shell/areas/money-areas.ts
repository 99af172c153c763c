import type { expenseOverview } from "@mauzo/contract/expenses/expense-overview";
import type { expenses } from "@mauzo/contract/expenses/expenses";
import type { suppliers } from "@mauzo/contract/expenses/suppliers";
import type { transactions } from "@mauzo/contract/ledger/transactions";
import type { debts } from "@mauzo/contract/payments/debts";
import type { receipts } from "@mauzo/contract/payments/receipts";
import type { withdrawals } from "@mauzo/contract/payments/withdrawals";
import type { shifts } from "@mauzo/contract/pos/shifts";
import { History, ReceiptText, Truck, Users } from "lucide-react";
import type { Area } from "../../area.ts";

const seesMoney = { resource: "transactions", action: "read" } satisfies typeof withdrawals.list.access &
  typeof shifts.list.access;

/** Where money comes and goes, in the order of the navigation. */
export const moneyAreas: readonly Area[] = [
  {
    group: "money",
    path: "/dashboard/transactions",
    label: "transactions",
    icon: History,
    letter: "t",
    access: { resource: "transactions", action: "read" } satisfies typeof transactions.list.access,
    entries: [
      {
        path: "/dashboard/transactions",
        label: "allTransactions",
        icon: History,
        access: { resource: "transactions", action: "read" } satisfies typeof transactions.list.access,
      },
      {
        path: "/dashboard/transactions/unmatched",
        label: "unmatched",
        icon: ReceiptText,
        access: { resource: "transactions", action: "read" } satisfies typeof receipts.list.access,
        waits: "receipts",
      },
      { path: "/dashboard/transactions/withdrawals", label: "withdrawals", icon: ReceiptText, access: seesMoney },
    ],
  },
  {
    group: "money",
    path: "/dashboard/expenses",
    label: "expenses",
    icon: ReceiptText,
    letter: "e",
    access: { resource: "transactions", action: "read" } satisfies typeof expenseOverview.get.access,
    entries: [
      {
        path: "/dashboard/expenses/expenses-records",
        label: "expenseRecords",
        icon: History,
        access: { resource: "transactions", action: "read" } satisfies typeof expenses.list.access,
      },
    ],
  },
  {
    group: "money",
    path: "/dashboard/debt",
    label: "debt",
    icon: Users,
    letter: "d",
    access: { resource: "transactions", action: "read" } satisfies typeof debts.list.access,
    entries: [
      {
        path: "/dashboard/debt/suppliers",
        label: "suppliers",
        icon: Truck,
        access: { resource: "transactions", action: "read" } satisfies typeof suppliers.list.access,
      },
    ],
  },
];
