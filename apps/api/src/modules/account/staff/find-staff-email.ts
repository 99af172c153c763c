import type { Tx } from "../../../db/tenant-transaction.ts";
import { findAdminEmail } from "./queries.ts";

/** Finds the e-mail of one of the shop's admins; undefined once they are no longer one. */
export const findStaffEmail = (tx: Tx, shopId: string, userId: string): Promise<string | undefined> =>
  findAdminEmail(tx, shopId, userId);
