import type { OpenShift } from "@mauzo/contract/pos/shifts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { findOpenShifts } from "./queries/read-shifts.ts";

/** The shifts that are open now, with the names of their registers. */
export const listOpenShifts = (
  tx: Tx,
  reader: { shopId: string; userId: string },
): Promise<(OpenShift & { register: string })[]> => findOpenShifts(tx, reader);
