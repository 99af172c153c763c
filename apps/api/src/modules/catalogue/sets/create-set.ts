import type { ProductSet, SetInput } from "@mauzo/contract/catalogue/sets";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getSet } from "./get-set.ts";
import { insertSet } from "./queries/write-sets.ts";
import { rowOf, sectionsOf } from "./rules.ts";
import { writeSections } from "./steps/write-sections.ts";

export function createSet(
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, tx, person: { userId } }: ShopContext,
  body: z.output<typeof SetInput>,
): Promise<ProductSet> {
  return tx(async (tx) => {
    const id = await insertSet(tx, shopId, rowOf(body));
    await writeSections(tx, shopId, id, sectionsOf(body));
    await emitFact(tx, {
      ...{ name: "catalogue.changed", shopId, subject: id, payload: { kind: "set" } },
      actor: { kind: "staff", user_id: userId },
    });
    return getSet(tx, shopId, id);
  });
}
