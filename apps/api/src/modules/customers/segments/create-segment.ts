import type { NewSegment, Segment } from "@mauzo/contract/customers/segments";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getSegment } from "./get-segment.ts";
import { insertSegment } from "./queries.ts";
import { checkSegmentLimit } from "./steps/check-segment-limit.ts";
import { refuseTakenName } from "./steps/refuse-taken-name.ts";
import { tellSegment } from "./steps/tell-segment.ts";

/** Saves a question about customers. @throws 409 for a name that is taken, and for too many */
export function createSegment(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  segment: z.output<typeof NewSegment>,
): Promise<Segment> {
  const { shopId, tx, person } = context;
  return refuseTakenName(
    tx(async (tx) => {
      await checkSegmentLimit(tx, shopId);
      const id = await insertSegment(tx, shopId, { ...segment, userName: person.name });
      await tellSegment(tx, deps, context, { id, kind: "added" });
      return getSegment(tx, shopId, id);
    }),
  );
}
