import type { ComplianceFileField } from "@mauzo/contract/payments/compliance-states";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { complianceFiles } from "../../../../db/schema/payments/compliance-files.ts";
import { media } from "../../../../db/schema/shop/media.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const joined = and(eq(media.shopId, complianceFiles.shopId), eq(media.id, complianceFiles.mediaId));

/** The files of the case, each with what it is. */
export const listFiles = (tx: Tx, shopId: string) =>
  tx
    .select({ field: complianceFiles.field, kind: media.kind, at: isoText(complianceFiles.createdAt) })
    .from(complianceFiles)
    .innerJoin(media, joined)
    .where(eq(complianceFiles.shopId, shopId))
    .orderBy(asc(complianceFiles.field));

const ofField = (shopId: string, field: ComplianceFileField) =>
  and(eq(complianceFiles.shopId, shopId), eq(complianceFiles.field, field));

/** Where the file of a field is stored. */
export async function findFile(tx: Tx, shopId: string, field: ComplianceFileField) {
  const [found] = await tx
    .select({ key: media.key, kind: media.kind })
    .from(complianceFiles)
    .innerJoin(media, joined)
    .where(and(ofField(shopId, field), eq(media.isPrivate, true), isNotNull(media.storedAt)));
  return found;
}

/** Gives a field its file. @returns the media that it had before. */
export async function replaceField(
  tx: Tx,
  { shopId, field, mediaId }: { shopId: string; field: ComplianceFileField; mediaId: string },
): Promise<string[]> {
  const before = await tx
    .delete(complianceFiles)
    .where(ofField(shopId, field))
    .returning({ mediaId: complianceFiles.mediaId });
  await tx.insert(complianceFiles).values({ shopId, field, mediaId });
  return before.map((row) => row.mediaId);
}
