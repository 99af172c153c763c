import { createHash } from "node:crypto";

/** Whom of these a campaign is held back from: drawn by its own id, so that it is the same people however often it is counted. */
export function drawHeldOut(campaignId: string, contactIds: readonly string[], percent: number): Set<string> {
  const drawn = (id: string) => createHash("sha256").update(`${campaignId} ${id}`).digest().readUInt32BE() / 2 ** 32;
  return new Set(percent === 0 ? [] : contactIds.filter((id) => drawn(id) * 100 < percent));
}
