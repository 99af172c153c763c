import type { Tx } from "../../../db/tenant-transaction.ts";
import { endOpen } from "./queries.ts";

type Place = { shopId: string; chatflowId: string };

/** Puts away that a flow was not published at its time; with `planned`, also what is planned for it: the flow is gone. */
export const putScheduleAway = async (tx: Tx, place: Place, { planned }: { planned: boolean }): Promise<void> => {
  await endOpen(tx, place, planned ? ["planned", "refused"] : ["refused"]);
};
