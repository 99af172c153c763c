import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockSegment, markSegment } from "./queries.ts";
import { checkSegmentLimit } from "./steps/check-segment-limit.ts";
import { refuseInUse } from "./steps/refuse-in-use.ts";
import { refuseTakenName } from "./steps/refuse-taken-name.ts";
import { tellSegment } from "./steps/tell-segment.ts";

/** Deletes a segment, or restores it; one that is already in that state stays as it is. @throws 404; 409 as for a new one, or while it is in use */
export function removeOrRestoreSegment(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  id: string,
  isRemoved: boolean,
): Promise<{ done: true }> {
  const { shopId, tx } = context;
  return refuseTakenName(
    tx(async (tx) => {
      const present = await lockSegment(tx, shopId, id);
      if (!present) throw notFound();
      if ((present.removedAt !== null) === isRemoved) return { done: true };
      await (isRemoved ? refuseInUse(tx, shopId, id) : checkSegmentLimit(tx, shopId));
      await markSegment(tx, shopId, id, isRemoved);
      await tellSegment(tx, deps, context, { id, kind: isRemoved ? "deleted" : "restored" });
      return { done: true };
    }),
  );
}
