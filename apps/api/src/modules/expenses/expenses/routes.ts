import { expenses } from "@mauzo/contract/expenses/expenses";
import pLimit from "p-limit";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { finishUpload } from "../../shop/media/finish-upload.ts";
import { prepareUpload } from "../../shop/media/prepare-upload.ts";
import { showPrivatePicture } from "../../shop/media/steps/show-private-picture.ts";
import { createExpense } from "./create-expense.ts";
import { getExpense } from "./get-expense.ts";
import { readExpenses } from "./queries/read-expenses.ts";
import { updateExpense } from "./update-expense.ts";
import { voidOrRestoreExpense } from "./void-or-restore-expense.ts";

export function expenseRoutes(mount: Mount, deps: Deps) {
  const drawing = pLimit(1);
  mount.json(expenses.list, ({ query }, { shopId, read }) => read(readExpenses(shopId, query)));
  mount(expenses.get, ({ params }, { shopId, tx }) => tx((tx) => getExpense(tx, shopId, params.id)));
  mount(expenses.create, ({ body }, context) => createExpense(deps, context, body));
  mount(expenses.update, ({ params, body }, context) => updateExpense(deps, context, params.id, body));
  mount(expenses.void, ({ params, body }, context) => voidOrRestoreExpense(deps, context, { ...params, ...body }));
  mount(expenses.restore, ({ params }, context) => voidOrRestoreExpense(deps, context, params));
  mount(
    expenses.upload,
    ({ query }, context) =>
      prepareUpload({ ...deps, drawing }, context, { name: query.name || "receipt", kind: "picture", isPrivate: true }),
    (_, { shopId, tx }, prepared) => tx(async (tx) => ({ id: (await finishUpload(tx, shopId, prepared)).id })),
  );
  mount.raw(expenses.picture, ({ params }, context) =>
    showPrivatePicture(deps, context, {
      name: "receipt.webp",
      find: async (tx) => (await getExpense(tx, context.shopId, params.id)).picture_id,
    }),
  );
}
