import { mendText } from "@mauzo/channels/sms/mend-text";
import { publishLiveEvent } from "../../../../db/live-events.ts";
import type { SealedValues } from "../../../../db/sealed/sealed-values.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { SmsAccount, SmsMessage } from "../../../../gateways/sms/port.ts";
import { openAccount } from "../../sms-connections/steps/open-account.ts";
import { setFreeAt } from "../../sms-connections/steps/set-free-at.ts";
import { takeConnection } from "../../sms-connections/steps/take-connection.ts";
import {
  failSms,
  failWaiting,
  giveUpSms,
  listOrdersOf,
  markSmsSending,
  type OneConnection,
  takeSms,
} from "../queries.ts";

/** How many are handed over at once: as many as may be unknown when a process dies. */
const handful = 20;
/** After so long what was handed over does not come back: longer than any answer is waited for. As in `due_sms`. */
const lostMs = 40_000;
/** News that could not leave for so long is no news any more. */
const lateMs = 6 * 3_600_000;

type Options = { sealedValues: Pick<SealedValues, "open">; perSecond: number; now: Date };

/**
 * Takes the next few SMS about orders to send each once over a connection; undefined: nothing is to be sent now. They are
 * marked before anything leaves, so whatever is marked is never taken again, whatever happens.
 */
export async function claimSms(
  tx: Tx,
  { sealedValues, perSecond, now }: Options,
  at: OneConnection,
): Promise<{ account: SmsAccount; messages: SmsMessage[] } | undefined> {
  const { shopId, connectionId } = at;
  const lost = await giveUpSms(tx, at, new Date(now.getTime() - lostMs));
  const connection = await takeConnection(tx, shopId, connectionId);
  // One may have been written while its account was being removed: it would be due for ever, before what can leave.
  const stranded = connection ? [] : await failWaiting(tx, at);
  const isFree = connection && (connection.freeAt === "-infinity" || new Date(connection.freeAt) <= now);
  const heads = isFree ? await takeSms(tx, at, now, handful) : [];
  const messages: SmsMessage[] = [];
  const [gone, late]: [string[], string[]] = [[], []];
  for (const { id, to, text, createdAt } of heads) {
    if (to === null || text === "") gone.push(id);
    else if (now.getTime() - new Date(createdAt).getTime() > lateMs) late.push(id);
    else messages.push({ to, text: mendText(text), reference: id });
  }
  if (gone.length > 0) await failSms(tx, shopId, gone, "number");
  if (late.length > 0) await failSms(tx, shopId, late, "expired");
  const ids = messages.map(({ reference }) => reference);
  if (ids.length > 0) {
    await markSmsSending(tx, shopId, ids, now);
    await setFreeAt(tx, shopId, connectionId, new Date(now.getTime() + (ids.length * 1000) / perSecond));
  }
  const changed = [...lost, ...stranded, ...heads].map(({ id }) => id);
  for (const id of await listOrdersOf(tx, shopId, changed)) await publishLiveEvent(tx, { topic: "orders", id });
  return connection && ids.length > 0 ? { account: openAccount(sealedValues, connection), messages } : undefined;
}
