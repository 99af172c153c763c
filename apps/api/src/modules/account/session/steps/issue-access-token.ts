import { randomBytes } from "node:crypto";
import type { AccessToken } from "@mauzo/contract/account/session";
import type { Pool } from "../../../../db/connection-pool.ts";
import { outsideShops } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { insertAccessToken, touchSession } from "../queries.ts";

const accessSeconds = 15 * 60;

/**
 * Issues an access token for the session behind better-auth's session token: opaque, stored as a hash, valid for 15
 * minutes.
 */
export async function issueAccessToken(pool: Pool, sessionToken: string, address: string): Promise<AccessToken> {
  const db = outsideShops(pool);
  const session = await touchSession(db, sessionToken, address);
  if (!session) throw refuse("signed_out");
  const token = randomBytes(32).toString("base64url");
  await insertAccessToken(db, { token, sessionId: session.id, seconds: accessSeconds });
  return {
    token,
    expires_in: accessSeconds,
    session_expires_in: Math.floor((session.expiresAt.getTime() - Date.now()) / 1000),
  };
}
