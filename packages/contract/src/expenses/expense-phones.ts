import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, Id, IdParams, requiredText } from "../shared.ts";

/** The most phones a shop may list. */
export const mostExpensePhones = 50;

/** A phone from which a member of the shop writes down what they spend, by a message to the shop's number. */
export const ExpensePhone = z.object({
  id: Id,
  /** E.164. */
  phone: z.string(),
  user_id: Id,
  name: z.string(),
});
export type ExpensePhone = z.infer<typeof ExpensePhone>;

export const expensePhones = {
  list: endpoint({
    method: "GET",
    path: "/expense-phones",
    access: "admin",
    summary: "The phones from which members of the shop write down expenses by message",
    reply: z.object({ items: z.array(ExpensePhone) }),
  }),
  /** The same phone of the same member is there once. */
  add: endpoint({
    method: "POST",
    path: "/expense-phones",
    access: "admin",
    summary: "Let a member of the shop write down expenses by message from a phone",
    body: z.strictObject({ phone: requiredText(40), user_id: Id }),
    reply: ExpensePhone,
    errors: ["phone_invalid", "expense_phone_taken", "expense_phone_of_nobody", "expense_phones_full"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/expense-phones/:id",
    access: "admin",
    summary: "Take a phone off that list",
    params: IdParams,
    reply: Done,
  }),
};
