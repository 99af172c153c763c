import type { SetFacts } from "@mauzo/chatflow/asks";
import type { Tx } from "../../../db/scope.ts";
import { listTitles } from "./queries/read-sets.ts";
import { titleOf } from "./rules.ts";

/** The sets customers are shown, newest first. */
export const listShownSets = async (tx: Tx, shopId: string): Promise<SetFacts[]> =>
  (await listTitles(tx, shopId)).map((set) => ({ id: set.id, title: titleOf(set) }));
