import { eq } from "drizzle-orm";
import { verifications } from "../schema/account/verifications.ts";
import type { Tx } from "../tenant-transaction.ts";

/** Forgets the browsers of a person that need no second factor, and log-ins that wait for one. */
export const forgetTrustedDevices = (db: Tx, userId: string) =>
  db.delete(verifications).where(eq(verifications.value, userId));
