import type { CampaignList, ListRow } from "@mauzo/contract/marketing/campaign-lists";
import type { ShopContext } from "../../../http/request-context.ts";
import { countListedPeople } from "../../customers/imports/count-listed-people.ts";
import { readList } from "./rules.ts";

/** What a list of numbers comes to. */
export function checkList({ shopId, tx }: ShopContext, rows: readonly ListRow[]): Promise<CampaignList> {
  const { people, ...found } = readList(rows);
  return tx(async (tx) => ({ people: people.length, ...found, ...(await countListedPeople(tx, shopId, people)) }));
}
