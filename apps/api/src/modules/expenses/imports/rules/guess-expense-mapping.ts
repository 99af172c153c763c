import {
  type ExpenseImportField,
  type ExpenseMapping,
  expenseImportFields,
} from "@mauzo/contract/expenses/expense-imports";

/** The usual headings: ours, and those typed by hand, in both languages. */
const headings: Record<ExpenseImportField, string> = {
  spent_on: "date day spenton paidon when tarehe siku",
  amount: "amount total cost price value sum paid kiasi jumla gharama bei",
  category: "category type kind expense account aina kundi matumizi",
  method: "method paidby paymentmethod payment how njia njiayamalipo malipo",
  supplier: "supplier paidto payee vendor to name aliyelipwa muuzaji msambazaji jina",
  note: "note notes description details comment remarks memo maelezo maoni kumbukumbu",
};
const fieldOf = new Map(
  expenseImportFields.flatMap((field) => headings[field].split(" ").map((word) => [word, field] as const)),
);

/** Guesses what the columns hold from their headings; of two that match the same field, the first. */
export function guessExpenseMapping(row: readonly string[]): ExpenseMapping {
  const taken = new Set<string>();
  return row.map((heading) => {
    const plain = heading
      .normalize("NFKC")
      .toLowerCase()
      .replace(/\(.*?\)|[^\p{L}\p{N}]/gu, "");
    const field = fieldOf.get(plain);
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
