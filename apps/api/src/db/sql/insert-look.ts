import type { LookEvent, viewingEvents } from "@mauzo/contract/account/record-events";
import { sql } from "drizzle-orm";
import type { Tx } from "../tenant-transaction.ts";

type Look = { event: LookEvent | (typeof viewingEvents)[number]; subjectId: string | null; told: object };

/** Adds an entry of something that is shown or exported to the shop's record, by a function of the database. */
export const insertLook = (tx: Tx, { event, subjectId, told }: Look) =>
  tx.execute(sql`select record_look(${event}, ${subjectId}, ${JSON.stringify(told)}::jsonb)`);
