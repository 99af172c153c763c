import type { Tx } from "../../../db/scope.ts";
import { findAdminAddress } from "./queries.ts";

/** Where one of the people who run the shop gets mail; undefined once they no longer do. */
export const findStaffAddress = (tx: Tx, shopId: string, userId: string): Promise<string | undefined> =>
  findAdminAddress(tx, shopId, userId);
