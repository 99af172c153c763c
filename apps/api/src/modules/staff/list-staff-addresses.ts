import type { Tx } from "../../db/scope.ts";
import { listAdminAddresses } from "./queries.ts";

/** Where the people who run the shop get their mail. */
export const listStaffAddresses = (tx: Tx, shopId: string): Promise<string[]> => listAdminAddresses(tx, shopId);
