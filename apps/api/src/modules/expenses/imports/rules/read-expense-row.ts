import type { ExpenseCategory } from "@mauzo/contract/expenses/expense-categories";
import type { ExpenseImportField, ExpenseMapping, ExpenseProblem } from "@mauzo/contract/expenses/expense-imports";
import { ExpenseMinor } from "@mauzo/contract/expenses/expenses";
import type { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";
import { optionalText } from "@mauzo/contract/shared";
import { readAmount } from "@mauzo/format/amount/typed-amount";
import { unescapeFormula } from "@mauzo/format/escape-formula";
import * as z from "zod/mini";
import { categoryOfWord } from "../../expenses/steps/category-words.ts";

export type ReadExpense = {
  id: string;
  line: number;
  problems: ExpenseProblem[];
  spentOn: string;
  amountMinor: number;
  category: ExpenseCategory;
  method: PaymentMethod;
  supplier: string;
  note: string;
};
type Row = { id: string; line: number; cells: string[] };
type Columns = { mapping: ExpenseMapping; width: number };

const methodOf = new Map<string, PaymentMethod>([
  ...["cash", "taslimu", "fedhataslimu"].map((word) => [word, "cash"] as const),
  ...["mobilemoney", "mobile", "mpesa", "airtelmoney", "tigopesa", "mixx", "halopesa", "pesayasimu", "simu"].map(
    (word) => [word, "mobile_money"] as const,
  ),
]);
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

const Day = z.iso.date();
const twoDigits = (text: string | undefined) => (text ?? "").padStart(2, "0");
/** A day as files have it (`2026-11-27`, `27/11/2026`), as ISO date; undefined when it is none. */
function readDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text);
  const dayFirst = /^(\d{1,2})[./-](\d{1,2})[./-](20\d{2})$/.exec(text);
  const date = iso
    ? `${iso[1]}-${iso[2]}-${iso[3]}`
    : dayFirst
      ? `${dayFirst[3]}-${twoDigits(dayFirst[2])}-${twoDigits(dayFirst[1])}`
      : "";
  return date >= "2000-01-01" && Day.safeParse(date).success ? date : undefined;
}

const Supplier = optionalText(80);
const Note = optionalText(500);

/** Reads a row of a file as an expense, with what is wrong with it. Without a category it is another, without a way cash. */
export function readExpenseRow({ id, line, cells }: Row, { mapping, width }: Columns): ReadExpense {
  const problems: ExpenseProblem[] = [];
  const blame = (field: ExpenseImportField | null, kind: ExpenseProblem["kind"]) => problems.push({ field, kind });
  const cellOf = (field: ExpenseImportField) => {
    const at = mapping.indexOf(field);
    return at === -1 ? "" : unescapeFormula(cells[at] ?? "").trim();
  };
  if (cells.slice(width).some((cell) => cell !== "")) blame(null, "extra_cells");
  const spentOn = readDay(cellOf("spent_on"));
  if (spentOn === undefined) blame("spent_on", "day");
  const amount = ExpenseMinor.safeParse(readAmount(cellOf("amount")));
  if (!amount.success) blame("amount", "amount");
  const said = { category: plain(cellOf("category")), method: plain(cellOf("method")) };
  const category = said.category === "" ? "other" : categoryOfWord(said.category);
  if (!category) blame("category", "category");
  const method = said.method === "" ? "cash" : methodOf.get(said.method);
  if (!method) blame("method", "method");
  const supplier = Supplier.safeParse(cellOf("supplier"));
  if (!supplier.success) blame("supplier", "supplier");
  const note = Note.safeParse(cellOf("note"));
  if (!note.success) blame("note", "note");
  return {
    ...{ id, line, problems, spentOn: spentOn ?? "", amountMinor: amount.data ?? 0, category: category ?? "other" },
    ...{ method: method ?? "cash", supplier: supplier.data ?? "", note: note.data ?? "" },
  };
}

/** What makes two expenses of files the same. */
export const likenessOf = (one: Omit<ReadExpense, "id" | "line" | "problems">): string =>
  JSON.stringify([one.spentOn, one.amountMinor, one.category, one.method, one.supplier, one.note]);
