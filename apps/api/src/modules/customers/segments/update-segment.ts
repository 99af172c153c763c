import type { Segment, SegmentEdit } from "@mauzo/contract/customers/segments";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { notFound, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getSegment } from "./get-segment.ts";
import { lockSegment, updateSegmentRow } from "./queries.ts";
import { refuseTakenName } from "./steps/refuse-taken-name.ts";
import { tellSegment } from "./steps/tell-segment.ts";

/** Renames a segment or changes what it asks. @throws 404; 409 when it was saved meanwhile or the name is taken */
export function updateSegment(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  id: string,
  { version: seen, name, document }: z.output<typeof SegmentEdit>,
): Promise<Segment> {
  const { shopId, tx, person } = context;
  return refuseTakenName(
    tx(async (tx) => {
      const present = await lockSegment(tx, shopId, id);
      if (!present || present.removedAt !== null) throw notFound();
      const { version, saved_by } = present;
      if (version !== seen) throw savedMeanwhile({ version, saved_by });
      const change = { ...(name !== undefined && { name }), ...(document && { document }) };
      await updateSegmentRow(tx, shopId, id, { ...change, updatedBy: person.name });
      await tellSegment(tx, deps, context, { id, kind: "edited" });
      return getSegment(tx, shopId, id);
    }),
  );
}
