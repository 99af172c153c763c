import type { Tx } from "../../../db/tenant-transaction.ts";
import { listAdminIds } from "./queries.ts";

/**
 * Lists the shop's admins to notify, each by a job of its own, so that a failed mail does not repeat anybody else's.
 */
export const listStaffToNotify = (tx: Tx, shopId: string): Promise<string[]> => listAdminIds(tx, shopId);
