import { findLookupKey } from "../../../db/lookup-keys.ts";
import type { Deps } from "../../../deps.ts";
import { forbidden, notFound } from "../../../http/refuse.ts";

type Handshake = { "hub.mode": string; "hub.challenge": string; "hub.verify_token": string };

/** Returns the challenge to whoever knows the connection's token. @throws 403, 404 */
export async function verifyWebhook(
  { pool, webhookKeys }: Pick<Deps, "pool" | "webhookKeys">,
  key: string,
  { "hub.mode": mode, "hub.challenge": challenge, "hub.verify_token": token }: Handshake,
): Promise<Response> {
  const connection = await findLookupKey(pool, "whatsapp", key);
  if (!connection) throw notFound();
  if (mode !== "subscribe" || !webhookKeys.isVerifyToken(connection.targetId, token)) throw forbidden();
  return new Response(challenge, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
