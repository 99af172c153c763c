import { expenseDrafts } from "@mauzo/contract/expenses/expense-drafts";
import { type ExpensePhone, expensePhones } from "@mauzo/contract/expenses/expense-phones";
import { call } from "./endpoints.ts";
import { addReceiptPicture } from "./expense-fixtures.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

/** Lets a member of a shop, its owner if none is named, write down expenses from a phone. */
export async function addExpensePhone(
  stack: Stack,
  shop: OpenedShop,
  { phone, email }: { phone: string; email?: string },
): Promise<ExpensePhone> {
  const { rows } = await stack.db.query<{ id: string }>(
    `select m.user_id as id from memberships m join auth.users u on u.id = m.user_id
     where m.shop_id = $1 and (u.email = $2 or $2 is null and m.is_admin)`,
    [shop.shopId, email ?? null],
  );
  const body = { phone, user_id: rows[0]?.id ?? "" };
  return call(stack, expensePhones.add, { body }, shop);
}

export const listDrafts = async (stack: Stack, shop: { token: string }) =>
  (await call(stack, expenseDrafts.list, { query: {} }, shop)).items;

/** Drafts as messages make them, one with a picture that has come. @returns their ids */
export async function addFullDrafts(stack: Stack, shop: OpenedShop, word: string) {
  const listed = await addExpensePhone(stack, shop, { phone: "0754 000 777" });
  const { rows } = await stack.db.query<{ id: string }>(
    `insert into expense_drafts
       (shop_id, external_id, conversation_id, category, amount_minor, note, spent_on, said_at, user_id, user_name)
     select m.shop_id, n || $2::text, uuidv7(), 'travel', 120000, 'Boda ' || $2::text, '2025-01-15', now(), m.user_id, 'Asha ' || $2::text
     from memberships m, generate_series(1, 3) n where m.shop_id = $1 and m.is_admin returning id`,
    [shop.shopId, word],
  );
  const [pictured, draft, other] = rows.map(({ id }) => id);
  // The message that brought its picture, with the picture as a file of the conversation.
  const mediumId = await addReceiptPicture(stack, shop);
  await stack.db.query(
    `with c as (select shop_id, id from conversations where shop_id = $1 limit 1),
       m as (insert into messages (shop_id, conversation_id, direction, author, seq, text, body, external_id)
         select shop_id, id, 'in', 'customer', 9000, '', '{"text": "", "type": "text"}', 'picture' || $2::text from c
         returning shop_id, conversation_id, seq)
     insert into conversation_files (shop_id, conversation_id, seq, kind, state, external_id, medium_id, file)
     select shop_id, conversation_id, seq, 'picture', 'here', 'file' || $2::text, $3, '1280.webp' from m`,
    [shop.shopId, word, mediumId],
  );
  await stack.db.query("update expense_drafts set picture_external_id = 'picture' || $2::text where id = $1", [
    pictured,
    word,
  ]);
  return {
    expensePhone: listed.id,
    expenseWriter: listed.user_id,
    picturedDraft: pictured ?? "",
    expenseDraft: draft ?? "",
    otherDraft: other ?? "",
  };
}
