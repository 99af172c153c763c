import type { AddOnGroupDetails } from "@mauzo/contract/catalogue/add-on-groups";
import type { AddOnGroupBody } from "@mauzo/contract/catalogue/add-ons";
import type * as z from "zod/mini";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getGroup } from "./get-group.ts";
import { writeGroup } from "./steps/write-group.ts";

/** Creates a group that no product has yet. */
export function createGroup(
  { shopId, tx, person: { userId } }: ShopContext,
  body: z.output<typeof AddOnGroupBody>,
): Promise<AddOnGroupDetails> {
  return tx(async (tx) => {
    const id = await writeGroup(tx, { shopId, userId, loc: ["body"] }, body);
    await publishLiveEvent(tx, { topic: "products", id });
    return getGroup(tx, shopId, id);
  });
}
