import type { operatorEntryKinds } from "@mauzo/contract/account/operators";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Person } from "../../../http/request-context.ts";
import { insertEntry } from "./queries.ts";

/** Who runs Mauzo, as the log names them. */
export type Operator = Pick<Person, "userId" | "name">;

type Entry = { kind: (typeof operatorEntryKinds)[number]; shopId?: string; about: string; reason?: string };

/** Writes down what an operator does, for good, in the transaction in which it is done. */
export const writeEntry = (tx: Tx, { userId, name }: Operator, entry: Entry): Promise<void> =>
  insertEntry(tx, { ...entry, operatorId: userId, operatorName: name });
