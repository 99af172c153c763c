import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "../connection-pool.ts";
import { credentials } from "../schema/account/credentials.ts";
import { sessions } from "../schema/account/sessions.ts";
import { users } from "../schema/account/users.ts";
import { verifications } from "../schema/account/verifications.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";

const schema = { user: users, session: sessions, account: credentials, verification: verifications };
const daySeconds = 86_400;

/** The session cookie: HttpOnly, and only /auth/renew reads it. */
export const sessionCookie = (siteUrl: string) => {
  const secure = siteUrl.startsWith("https:");
  return {
    name: secure ? "__Host-session" : "session",
    attributes: { httpOnly: true, secure, sameSite: "lax", path: "/" },
  } as const;
};

/**
 * Accounts, password hashes and sessions are better-auth's. Its own routes are never mounted, so none can be reached;
 * its responses, which carry the raw session token, never leave the process.
 */
export const makeIdentity = (pool: Pool, { secret, siteUrl }: { secret: string; siteUrl: string }) =>
  betterAuth({
    baseURL: siteUrl,
    secret,
    database: drizzleAdapter(drizzle({ client: pool, schema }), { provider: "pg", schema }),
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    session: { expiresIn: 60 * daySeconds, updateAge: daySeconds },
    verification: { storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      // The contract counts characters; better-auth counts UTF-16 units, and a character may take more than one.
      minPasswordLength: 8,
      maxPasswordLength: 512,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    advanced: {
      database: { generateId: false },
      useSecureCookies: false,
      disableOriginCheck: false,
      cookies: { session_token: sessionCookie(siteUrl) },
    },
  });

export type Identity = ReturnType<typeof makeIdentity>;
