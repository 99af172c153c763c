import type { ProductSet, SetUpdate } from "@mauzo/contract/catalogue/sets";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getSet } from "./get-set.ts";
import { lockSet } from "./queries/read-sets.ts";
import { updateSetRow } from "./queries/write-sets.ts";
import { rowOf, sectionsOf } from "./rules.ts";
import { writeSections } from "./steps/write-sections.ts";

/** Changes a set as a whole. Refused with 409 when it has changed since the caller last read it, or is archived. */
export function updateSet(
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, tx, person: { userId } }: ShopContext,
  id: string,
  body: z.output<typeof SetUpdate>,
): Promise<ProductSet> {
  return tx(async (tx) => {
    const before = await lockSet(tx, shopId, id);
    if (!before) throw notFound();
    if (before.archived) throw refuse("set_archived");
    if (body.expected_updated_at !== before.updated_at)
      throw refuse("set_changed", {
        extra: {
          updated_at: before.updated_at,
        },
      });
    await updateSetRow(tx, shopId, id, rowOf(body));
    await writeSections(tx, shopId, id, sectionsOf(body));
    await emitFact(tx, {
      ...{ name: "catalogue.changed", shopId, subject: id, payload: { kind: "set" } },
      actor: { kind: "staff", user_id: userId },
    });
    return getSet(tx, shopId, id);
  });
}
