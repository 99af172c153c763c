import { expensePhones } from "@mauzo/contract/expenses/expense-phones";
import type { Mount } from "../../../http/mount.ts";
import { addPhone } from "./add-phone.ts";
import { listPhones } from "./queries.ts";
import { removePhone } from "./remove-phone.ts";

export function expensePhoneRoutes(mount: Mount) {
  mount(expensePhones.list, (_, { shopId, tx }) => tx(async (tx) => ({ items: await listPhones(tx, shopId) })));
  mount(expensePhones.add, ({ body }, context) => addPhone(context, body));
  mount(expensePhones.remove, ({ params }, context) => removePhone(context, params.id));
}
