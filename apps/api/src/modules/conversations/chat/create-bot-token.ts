import { randomBytes } from "node:crypto";
import { createLookupKey } from "../../../db/lookup-keys.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { isBot } from "./queries.ts";

const lifeMs = 15 * 60_000;

/** Creates a bearer token for one bot of the shop, valid for 15 minutes. */
export function createBotToken(
  { shopId, tx }: ShopContext,
  botId: string,
): Promise<{ token: string; expires_at: string }> {
  return tx(async (tx) => {
    if (!(await isBot(tx, shopId, botId))) throw notFound();
    const token = randomBytes(32).toString("base64url");
    const expiresAt = new Date(Date.now() + lifeMs).toISOString();
    await createLookupKey(tx, { kind: "bot_token", key: token, shopId, targetId: botId, expiresAt });
    return { token, expires_at: expiresAt };
  });
}
