import type { NewFlowTest } from "@mauzo/contract/conversations/flow-tests";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { saveTalk } from "./steps/save-talk.ts";

/** Saves a conversation that was tried out. */
export const createTest = (
  { env }: Pick<Deps, "env">,
  { shopId, tx, person }: Pick<ShopContext, "shopId" | "tx"> & { person: { userId: string; name: string } },
  test: NewFlowTest,
): Promise<{ id: string }> => tx((tx) => saveTalk(tx, env, shopId, { ...test, conversationId: null, by: person }));
