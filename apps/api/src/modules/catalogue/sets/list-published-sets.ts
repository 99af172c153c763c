import type { SetFacts } from "@mauzo/chatflow/flow-requests";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { listTitles } from "./queries/read-sets.ts";
import { titleOf } from "./rules.ts";

/** The sets that customers can see, newest first. */
export const listPublishedSets = async (tx: Tx, shopId: string): Promise<SetFacts[]> =>
  (await listTitles(tx, shopId)).map((set) => ({ id: set.id, title: titleOf(set) }));
