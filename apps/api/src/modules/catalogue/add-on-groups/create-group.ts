import type { KeptGroup } from "@mauzo/contract/catalogue/add-on-groups";
import type { AddOnGroupBody } from "@mauzo/contract/catalogue/add-ons";
import type * as z from "zod/mini";
import { announce } from "../../../db/live.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { getGroup } from "./get-group.ts";
import { writeGroup } from "./steps/write-group.ts";

/** Creates a group that is in no product yet. */
export function createGroup(
  { shopId, tx, person: { userId } }: ShopVisit,
  body: z.output<typeof AddOnGroupBody>,
): Promise<KeptGroup> {
  return tx(async (tx) => {
    const id = await writeGroup(tx, { shopId, userId, loc: ["body"] }, body);
    await announce(tx, { topic: "products", id });
    return getGroup(tx, shopId, id);
  });
}
