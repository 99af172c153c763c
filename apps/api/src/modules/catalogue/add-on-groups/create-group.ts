import type { AddOnGroupDetails } from "@mauzo/contract/catalogue/add-on-groups";
import type { AddOnGroupBody } from "@mauzo/contract/catalogue/add-ons";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getGroup } from "./get-group.ts";
import { writeGroup } from "./steps/write-group.ts";

/** Creates a group that no product has yet. */
export function createGroup(
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, tx, person: { userId } }: ShopContext,
  body: z.output<typeof AddOnGroupBody>,
): Promise<AddOnGroupDetails> {
  return tx(async (tx) => {
    const id = await writeGroup(tx, { shopId, userId, loc: ["body"] }, body);
    await emitFact(tx, {
      ...{ name: "catalogue.changed", shopId, subject: id, payload: { kind: "add_on_group" } },
      actor: { kind: "staff", user_id: userId },
    });
    return getGroup(tx, shopId, id);
  });
}
