import { readWebhook } from "@mauzo/channels/whatsapp/from-wire";
import { findLookupKey } from "../../../db/lookup-keys.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { parseJson } from "../../../http/read-input.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { loops } from "../../../jobs/wake-loops.ts";
import { findConnection, insertEvents, noteEvents } from "./queries/webhook.ts";
import { eventRows, isSignatureOf } from "./rules.ts";
import { wakeInbound } from "./steps/wake-inbound.ts";

const signatureHeader = "x-hub-signature-256";

/**
 * Stores what the provider delivered, whatever it is: it is handled after the response. The same again is no second row.
 * @throws 401 without the signature of the shop's app, 400, 404
 */
export async function receiveWebhook(
  { pool, queue, sealedValues }: Pick<Deps, "pool" | "queue" | "sealedValues">,
  { log, requestHeader }: RequestContext,
  key: string,
  bytes: Buffer,
): Promise<Record<string, never>> {
  const found = await findLookupKey(pool, "whatsapp", key);
  if (!found) throw notFound();
  const { shopId, targetId: connectionId } = found;
  await inShop(pool, shopId, async (tx) => {
    const connection = await findConnection(tx, shopId, connectionId);
    if (!connection) throw notFound();
    const place = { shopId, table: "channel_connections", id: connectionId, field: "sealed_app_secret" };
    const secret = sealedValues.open(connection.sealedAppSecret, place);
    if (!isSignatureOf(requestHeader(signatureHeader), bytes, secret)) throw refuse("signature_invalid");
    const { events, left } = readWebhook(parseJson(bytes));
    const { rows, dropped } = eventRows(events, connection, new Date());
    if (dropped > 0 || left.length > 0)
      log.warn(
        { connection: connectionId, dropped, left: left.slice(0, 20) },
        "a webhook holds what is not this shop's",
      );
    await insertEvents(
      tx,
      rows.map((row) => ({ shopId, ...row })),
    );
    // Its news may come in any order: what WhatsApp says when it is asked is true.
    if (rows.some(({ kind }) => kind === "template"))
      await queue.send(tx, "ask-templates", { shopId, time: 0 }, { singleKey: `${shopId} now` });
    if (!connection.isFresh) await noteEvents(tx, shopId, connectionId);
  });
  wakeInbound();
  loops.statuses.wake();
  return {};
}
