import type { Tx } from "../../../db/tenant-transaction.ts";
import { updateName } from "./queries.ts";

/** Gives a program another name; where names were written down, the one of that time stays. */
export const renameProgram = async (tx: Tx, { id, name }: { id: string; name: string }): Promise<void> => {
  await updateName(tx, id, name);
};
