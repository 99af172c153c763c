import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { twoFactor } from "better-auth/plugins/two-factor";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "../connection-pool.ts";
import { credentials } from "../schema/account/credentials.ts";
import { sessions } from "../schema/account/sessions.ts";
import { twoFactors } from "../schema/account/two-factors.ts";
import { users } from "../schema/account/users.ts";
import { verifications } from "../schema/account/verifications.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";

const schema = {
  user: users,
  session: sessions,
  account: credentials,
  verification: verifications,
  twoFactor: twoFactors,
};
const daySeconds = 86_400;

const hostCookie = (siteUrl: string, name: string) => {
  const secure = siteUrl.startsWith("https:");
  return {
    name: secure ? `__Host-${name}` : name,
    attributes: { httpOnly: true, secure, sameSite: "lax", path: "/" },
  } as const;
};

/** The session cookie: HttpOnly, and only /auth/renew reads it. */
export const sessionCookie = (siteUrl: string) => hostCookie(siteUrl, "session");

/** Between the password and the code, and of a browser that is not asked for one. Only the log-in reads them. */
export const secondFactorCookies = (siteUrl: string) => ({
  two_factor: hostCookie(siteUrl, "second-factor"),
  trust_device: hostCookie(siteUrl, "trusted"),
});

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
      cookies: { session_token: sessionCookie(siteUrl), ...secondFactorCookies(siteUrl) },
    },
    // An account is locked for a quarter of an hour after ten wrong codes in a row; each log-in has five.
    plugins: [twoFactor({ issuer: "Mauzo" })],
  });

export type Identity = ReturnType<typeof makeIdentity>;
