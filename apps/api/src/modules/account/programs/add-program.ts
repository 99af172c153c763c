import type { Tx } from "../../../db/tenant-transaction.ts";
import { insertProgram } from "./queries.ts";

/** A name for what a program writes, wherever a person's stands. It has no password, so nobody can sign in as it. */
export const addProgram = async (tx: Tx, { id, name }: { id: string; name: string }): Promise<void> => {
  await insertProgram(tx, id, name);
};
