import { playTalk } from "@mauzo/chatflow/saved/play-talk";
import type { SavedTalk } from "@mauzo/chatflow/saved/saved-talk";
import { flowTestsMost } from "@mauzo/contract/conversations/flow-tests";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { refuse } from "../../../../http/refuse.ts";
import { getFlow } from "../../flows/get-flow.ts";
import { countTalks, insertTalk } from "../queries.ts";
import { readShelf } from "./read-shelf.ts";

type Saved = Pick<SavedTalk, "language" | "channel" | "heard"> & {
  name: string;
  conversationId: string | null;
  by: { userId: string; name: string };
};

/** Saves a conversation: what the draft says in it now is what is expected. @throws 409 where there are too many */
export async function saveTalk(
  tx: Tx,
  env: Pick<Deps["env"], "siteUrl">,
  { shopId, chatflowId }: { shopId: string; chatflowId: string },
  { name, conversationId, by, language, channel, heard }: Saved,
): Promise<{ id: string }> {
  if ((await countTalks(tx, shopId, chatflowId)) >= flowTestsMost)
    throw refuse({ code: "flow_tests_full", values: { most: flowTestsMost } });
  const { document } = await getFlow(tx, shopId, chatflowId);
  const played = { format: 1 as const, language, channel, heard, ...(await readShelf(tx, env, { shopId, heard })) };
  const talk = { ...played, expected: await playTalk(document, played) };
  return insertTalk(tx, { shopId, chatflowId, name, talk, conversationId, userId: by.userId, userName: by.name });
}
