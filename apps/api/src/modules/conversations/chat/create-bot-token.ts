import { randomBytes } from "node:crypto";
import { openEntrance } from "../../../db/entrances.ts";
import { notFound } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { findTheme } from "./queries.ts";

const lifeMs = 15 * 60_000;

/** A bearer that speaks to one bot of the shop for 15 minutes. */
export function createBotToken(
  { shopId, tx }: ShopVisit,
  botId: string,
): Promise<{ token: string; expires_at: string }> {
  return tx(async (tx) => {
    if (!(await findTheme(tx, shopId, botId))) throw notFound();
    const token = randomBytes(32).toString("base64url");
    const expiresAt = new Date(Date.now() + lifeMs).toISOString();
    await openEntrance(tx, { kind: "bot_token", key: token, shopId, targetId: botId, expiresAt });
    return { token, expires_at: expiresAt };
  });
}
