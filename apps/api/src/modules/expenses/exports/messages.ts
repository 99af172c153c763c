import type { ExpenseCategory } from "@mauzo/contract/expenses/expense-categories";
import type { Expense } from "@mauzo/contract/expenses/expenses";
import type { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";
import type { Language } from "@mauzo/contract/shared";

type Words = {
  columns: readonly string[];
  category: Record<ExpenseCategory, string>;
  method: Record<PaymentMethod, string>;
  source: Record<Expense["source"], string>;
  voided: string;
};

/** The headings and words of the file, the same as in the list. */
export const words: Record<Language, Words> = {
  en: {
    columns: [
      ...["Date", "Category", "Amount", "Currency", "Paid by", "Supplier", "Note", "Recorded by"],
      ...["Struck", "Expense"],
    ],
    category: {
      ...{ rent: "Rent", salary: "Salary", utilities: "Utilities", marketing: "Marketing", insurance: "Insurance" },
      ...{ supplies: "Supplies", equipment: "Equipment", travel: "Travel", food: "Food", other: "Other" },
    },
    method: { mobile_money: "Mobile money", cash: "Cash" },
    source: { person: "", import: "From a file", fee: "By itself", restock: "" },
    voided: "Struck",
  },
  sw: {
    columns: [
      ...["Tarehe", "Aina", "Kiasi", "Sarafu", "Njia ya malipo", "Aliyelipwa", "Maelezo", "Aliyeandika"],
      ...["Limefutwa", "Tumizi"],
    ],
    category: {
      ...{ rent: "Kodi ya pango", salary: "Mishahara", utilities: "Umeme na maji", marketing: "Matangazo" },
      ...{ insurance: "Bima", supplies: "Mahitaji", equipment: "Vifaa", travel: "Usafiri", food: "Chakula" },
      other: "Mengine",
    },
    method: { mobile_money: "Pesa ya simu", cash: "Taslimu" },
    source: { person: "", import: "Kutoka kwenye faili", fee: "Imejiandika yenyewe", restock: "" },
    voided: "Limefutwa",
  },
};
