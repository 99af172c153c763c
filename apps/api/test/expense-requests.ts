import { expenseCategories } from "@mauzo/contract/expenses/expense-categories";

const spending = { category: "rent", amount_minor: 100, method: "cash", spent_on: "2025-01-15" };
const budgets = Object.fromEntries(expenseCategories.map((each) => [each, null]));

/** Valid requests to the endpoints of expenses and suppliers; the id is that of any row. */
export const expenseRequests = (id: string) => ({
  "POST /expenses": spending,
  "POST /expense-drafts/:id/confirm": spending,
  "POST /expense-repeats": { category: "rent", amount_minor: 100, method: "cash", day: 31 },
  "POST /restock-costs/:id/expense": { method: "cash", spent_on: "2025-01-15" },
  "POST /restock-costs/:id/bill": { supplier_id: id, billed_on: "2025-01-15" },
  "POST /suppliers": { name: "Mzee Hamisi" },
  "PUT /suppliers/:id": { name: "Mzee Hamisi", version: 1 },
  "POST /suppliers/:id/bills": { amount_minor: 100, billed_on: "2025-01-15", category: null },
  "POST /supplier-bills/:id/void": { reason: "Mara mbili" },
  "POST /supplier-bills/:id/payments": { amount_minor: 100, method: "cash", paid_on: "2025-01-15" },
  "POST /expense-phones": { phone: "0754000666", user_id: id },
  "PUT /expenses/:id": spending,
  "POST /expenses/:id/void": { reason: "Mara mbili" },
  "POST /expense-months": { month: "2024-01", locked: true },
  "PUT /expense-budgets": { budgets },
});
