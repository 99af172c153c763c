import { playTalk } from "@mauzo/chatflow/saved/play-talk";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getDraftAsRead } from "../flows/get-draft-as-read.ts";
import { lockTalk, updateTalk } from "./queries.ts";

/** Expects from now on what the draft, as it was looked at, says. @throws 404; 409 where it was saved since */
export const acceptTest = (
  { shopId, tx, person: { userId, name } }: ShopContext,
  { testId, draft }: { testId: string; draft: number },
): Promise<{ id: string }> =>
  tx(async (tx) => {
    const locked = await lockTalk(tx, shopId, testId);
    if (!locked) throw notFound();
    const { talk, chatflowId } = locked;
    const expected = await playTalk(await getDraftAsRead(tx, { shopId, chatflowId }, draft), talk);
    await updateTalk(tx, { shopId, testId, talk: { ...talk, expected }, userId, userName: name });
    return { id: testId };
  });
