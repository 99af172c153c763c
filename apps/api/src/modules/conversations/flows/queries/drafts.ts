import { readFlowDraft } from "@mauzo/chatflow/read-flow-document";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { SavedMeanwhile } from "@mauzo/contract/shared";
import { and, eq, sql } from "drizzle-orm";
import { users } from "../../../../db/schema/account/users.ts";
import { flowDrafts } from "../../../../db/schema/conversations/flow-drafts.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type Place = { shopId: string; chatflowId: string };
const at = ({ shopId, chatflowId }: Place) => and(eq(flowDrafts.shopId, shopId), eq(flowDrafts.chatflowId, chatflowId));

/** The draft of a flow, in the format of today; one that cannot be read is none. */
export async function findDraft(tx: Tx, place: Place) {
  const { document, version } = flowDrafts;
  const [stored] = await tx.select({ document, version }).from(flowDrafts).where(at(place));
  const read = stored && readFlowDraft(stored.document);
  return { version: stored?.version ?? 0, document: read?.ok ? read.value : undefined };
}

/** Saves the draft if its version is still `seen`; 0 is none. @returns the new version; undefined: it was another. */
export async function storeDraft(
  tx: Tx,
  place: Place,
  { document, userId, seen }: { document: FlowDocument; userId: string; seen: number },
): Promise<number | undefined> {
  const said = { document, updatedBy: userId };
  const [row] =
    seen === 0
      ? await tx
          .insert(flowDrafts)
          .values({ ...place, ...said })
          .onConflictDoNothing()
          .returning({ version: flowDrafts.version })
      : await tx
          .update(flowDrafts)
          .set({ ...said, version: seen + 1, updatedAt: sql`now()` })
          .where(and(at(place), eq(flowDrafts.version, seen)))
          .returning({ version: flowDrafts.version });
  return row?.version;
}

/** The present version of a draft, and who saved it. */
export async function readSavedDraft(tx: Tx, place: Place): Promise<SavedMeanwhile> {
  const [row] = await tx
    .select({ version: flowDrafts.version, saved_by: users.name })
    .from(flowDrafts)
    .leftJoin(users, eq(users.id, flowDrafts.updatedBy))
    .where(at(place));
  return row ?? { version: 0, saved_by: null };
}
