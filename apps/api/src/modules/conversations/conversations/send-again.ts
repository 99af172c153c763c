import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { listDeliveryStates } from "../outbox/list-delivery-states.ts";
import { listQuoted } from "./queries/quoted.ts";
import { noteSentAgain } from "./queries/sent-again.ts";
import { isSendable } from "./rules.ts";
import { sayAsPerson } from "./steps/say-as-person.ts";

type Asked = { id: string; message: string };

/** Says what did not reach the customer once more, as a new message. @throws 404, as `sayAsPerson`, 409 if it did not fail, or was sent again already */
export const sendAgain = (
  { emitFact }: Pick<Deps, "emitFact">,
  context: ShopContext,
  { id: conversationId, message }: Asked,
  { seen }: { seen?: number | undefined },
): Promise<{ seq: number }> =>
  context.tx(async (tx) => {
    const { shopId } = context;
    const [failed] = await listQuoted(tx, { shopId, conversationId }, [message]);
    if (!failed) throw notFound();
    const [delivery] = await listDeliveryStates(tx, shopId, conversationId, [failed.seq]);
    if (!("actions" in failed.body) || !isSendable(failed.author, delivery)) throw refuse("message_not_failed");
    // Whoever presses second waits here for the first.
    if (!(await noteSentAgain(tx, { shopId, conversationId, messageId: message }))) throw refuse("message_not_failed");
    return { seq: await sayAsPerson(tx, emitFact, context, { conversationId, seen, actions: failed.body.actions }) };
  });
