import type { Tx } from "../../../db/scope.ts";
import { listAdminIds } from "./queries.ts";

/** The people who run the shop, each of whom is told by a job of their own: one that fails repeats nobody else's mail. */
export const listStaffToTell = (tx: Tx, shopId: string): Promise<string[]> => listAdminIds(tx, shopId);
