import type { Tx } from "../../../db/tenant-transaction.ts";
import { type DuePlan, listDue } from "./queries.ts";

/** The recurring campaigns of all shops that are to run now. */
export const listDuePlans = (tx: Tx, at: Date, most: number): Promise<DuePlan[]> => listDue(tx, at, most);
