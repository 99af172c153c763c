import { type ExpensePhone, type expensePhones, mostExpensePhones } from "@mauzo/contract/expenses/expense-phones";
import { toE164 } from "@mauzo/format/phone";
import type * as z from "zod/mini";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { insertPhone, isMember, listPhones, lockShop } from "./queries.ts";

/**
 * Lets a member of the shop write down expenses from a phone; the same again changes nothing.
 * @throws 422 for what is no number, and for nobody of the shop; 409 for a colleague's number
 */
export function addPhone(
  { shopId, tx }: ShopContext,
  { phone: typed, user_id: userId }: z.output<typeof expensePhones.add.body>,
): Promise<ExpensePhone> {
  const phone = toE164(typed);
  if (phone === undefined) throw refuse("phone_invalid", { loc: ["body", "phone"] });
  return tx(async (tx) => {
    if (!(await isMember(tx, shopId, userId))) throw refuse("expense_phone_of_nobody", { loc: ["body", "user_id"] });
    await lockShop(tx, shopId);
    const all = await listPhones(tx, shopId);
    const same = all.find((each) => each.phone === phone);
    if (same?.user_id === userId) return same;
    if (same) throw refuse("expense_phone_taken");
    if (all.length >= mostExpensePhones) throw refuse("expense_phones_full");
    await insertPhone(tx, { shopId, phone, userId });
    await publishLiveEvent(tx, { topic: "transactions", id: shopId });
    const made = (await listPhones(tx, shopId)).find((each) => each.phone === phone);
    if (!made) throw new Error("a phone was not added");
    return made;
  });
}
