import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "../client.ts";
import { accounts } from "../schema/accounts.ts";
import { sessions } from "../schema/sessions.ts";
import { users } from "../schema/users.ts";
import { verifications } from "../schema/verifications.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";

const schema = { user: users, session: sessions, account: accounts, verification: verifications };
const daySeconds = 86_400;

/** The session cookie: nobody's script reads it, and only /auth/renew looks at it. */
export const sessionCookie = (siteUrl: string) => {
  const secure = siteUrl.startsWith("https:");
  return {
    name: secure ? "__Host-session" : "session",
    attributes: { httpOnly: true, secure, sameSite: "lax", path: "/" },
  } as const;
};

/**
 * Accounts, password hashes and sessions are better-auth's. It is never mounted: none of its own routes can be
 * reached, and its answers, which carry the raw session token, never leave the process.
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
      // The contract counts characters; here a character may take more than one unit.
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
