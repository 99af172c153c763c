import { expenseProblemMessages } from "@mauzo/contract/expenses/expense-import-messages";

export const expenseImports = {
  title: "Bring expenses from a file",
  back: "All records",
  fileTitle: "A file of your expenses",
  fileText: "Save your table as CSV. You see what is wrong before anything is imported.",
  hint: "At most 5 MB and 10,000 expenses. Each needs a day and an amount; what you have already is not written twice.",
  tooLarge: "This file is over 5 MB. Split it, then import each part.",
  missing: "This import is not in your shop",
  missingText: "The link may be old, or belong to another shop.",
  field: {
    spent_on: "Day",
    amount: "Amount",
    category: "Category",
    method: "Paid by",
    supplier: "Paid to",
    note: "Note",
  },
  needsColumns: "Say which column has the day, and which the amount.",
  count: { new: "New", changed: "Changed", unchanged: "Known already" },
  start: "{count, plural, =0 {Import} one {Import # expense} other {Import # expenses}}",
  stoppedAmid: "What was imported until then stays; the rest was not imported.",
  nothingNew: "Nothing will be imported: you have all of them already, or they have to be repaired first.",
  toRecords: "Show the expenses",
  problem: expenseProblemMessages.en,
} as const;
