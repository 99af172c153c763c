import { createHash, timingSafeEqual } from "node:crypto";
import { findLookupKey } from "../../../db/lookup-keys.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { askOfSetup } from "../setup-fee/ask-of-setup.ts";
import { findTold } from "./queries.ts";
import { queryPauseMs } from "./rules.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();
/** The headers in which a provider signs. */
const signatureHeaders = ["x-clickpesa-signature"];

/**
 * A provider says that something became of a payment. Nothing of it is believed: the provider is asked, soon, and at most
 * once for many of these. What is not ours is answered alike.
 * @throws 404 for an unknown secret, 401 for a body that is not the provider's
 */
export async function receiveCallback(
  { payments, pool, queue }: Pick<Deps, "payments" | "pool" | "queue">,
  { requestHeader }: RequestContext,
  { secret, bytes }: { secret: string; bytes: Buffer },
): Promise<Record<string, string>> {
  const given = digest(secret);
  const [provider, known] =
    [...payments].find(
      ([, { callbackSecret }]) => callbackSecret !== undefined && timingSafeEqual(digest(callbackSecret), given),
    ) ?? [];
  if (!known || !provider) throw notFound();
  const headers = new Headers();
  for (const name of signatureHeaders) {
    const value = requestHeader(name);
    if (value !== undefined) headers.set(name, value);
  }
  const callback = known.gateway.readCallback(headers, bytes.toString());
  if (!callback) throw refuse("callback_signature_invalid");
  const found = await findLookupKey(pool, "payment", callback.reference);
  const payout = found ? undefined : await findLookupKey(pool, "withdrawal", callback.reference);
  if (payout) {
    const { shopId, targetId: withdrawalId } = payout;
    const options = { singleKey: `${withdrawalId} told` };
    await inShop(pool, shopId, (tx) =>
      queue.send(tx, "query-withdrawal", { shopId, withdrawalId, time: null }, options),
    );
  }
  if (found) {
    const { shopId, targetId: paymentId } = found;
    await inShop(pool, shopId, async (tx) => {
      const told = await findTold(tx, shopId, paymentId);
      if (!told) return void (await askOfSetup(tx, queue, { shopId, paymentId, provider }));
      if (told.provider !== provider || told.state === "paid") return;
      const pauseMs = told.sinceMs === null ? 0 : Math.max(0, queryPauseMs - told.sinceMs);
      const options = { afterSeconds: Math.ceil(pauseMs / 1000), singleKey: `${paymentId} told` };
      await queue.send(tx, "query-payment", { shopId, paymentId, time: null }, options);
    });
  }
  return { ...callback.answer };
}
