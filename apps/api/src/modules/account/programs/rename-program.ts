import type { Tx } from "../../../db/tenant-transaction.ts";
import { updateName } from "./queries.ts";

/** Gives a program another name, also on what it has written. */
export const renameProgram = async (tx: Tx, { id, name }: { id: string; name: string }): Promise<void> => {
  await updateName(tx, id, name);
};
