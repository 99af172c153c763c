import type { campaignLists } from "@mauzo/contract/marketing/campaign-lists";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { addListedPeople } from "../../customers/imports/add-listed-people.ts";
import { countListedPeople } from "../../customers/imports/count-listed-people.ts";
import { readList } from "./rules.ts";

/** Makes customers of the people of a list, who agreed to get offers by SMS; rows without a number are left out. */
export function addList(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { rows, how }: z.output<typeof campaignLists.add.body>,
): Promise<z.input<typeof campaignLists.add.reply>> {
  const { people, ...found } = readList(rows);
  return context.tx(async (tx) => {
    const done = await addListedPeople(tx, deps, context, people, how);
    return { people: people.length, ...found, ...(await countListedPeople(tx, context.shopId, people)), ...done };
  });
}
