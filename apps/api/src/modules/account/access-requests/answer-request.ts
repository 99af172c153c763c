import { publishLiveEvent } from "../../../db/live-events.ts";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getMember } from "../staff/get-member.ts";
import { updateMember } from "../staff/update-member.ts";
import { lockRequest, answerRequest as storeAnswer } from "./queries.ts";
import { withGrant } from "./rules.ts";

/**
 * Allows what a member asked for, as if their permissions were changed by hand, or refuses it. They get a mail.
 * @throws 409 when it was answered before; 403 for what the caller may not give
 */
export function answerRequest(
  { queue }: Pick<Deps, "queue">,
  context: ShopContext,
  { id, state }: { id: string; state: "granted" | "refused" },
): Promise<{ done: true }> {
  const { shopId, person } = context;
  return context.tx(async (tx) => {
    const request = await lockRequest(tx, shopId, id);
    if (!request) throw notFound();
    if (request.state !== "open") throw refuse("access_request_answered");
    if (state === "granted") {
      const { permissions, version } = await getMember(tx, shopId, request.userId);
      const change = { permissions: withGrant(permissions, request), version };
      await updateMember({ ...context, tx: (work) => work(tx) }, request.userId, change);
    }
    await storeAnswer(tx, shopId, id, { state, decidedBy: person.userId });
    await queue.send(tx, "access-answer-mail", { shopId, requestId: id });
    await publishLiveEvent(tx, { topic: "staff", id: request.userId });
    return { done: true };
  });
}
