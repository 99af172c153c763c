import { insertLook } from "../../../db/sql/insert-look.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { SignedInContext } from "../../../http/request-context.ts";
import { deleteViewing } from "./queries.ts";

/** The session is its person's own again, which the record tells, too. */
export async function stopViewing(
  { pool }: Pick<Deps, "pool">,
  { person, address, requestId: request }: SignedInContext,
): Promise<{ done: true }> {
  const { shopId, viewer, sessionId } = person;
  if (!viewer || shopId === null) return { done: true };
  const stop = inShop(
    pool,
    shopId,
    async (tx) => {
      const stopped = await deleteViewing(tx, sessionId);
      if (stopped) await insertLook(tx, { event: "member_view_ended", subjectId: stopped, told: {} });
    },
    "shown",
    { kind: "person", id: viewer.userId, address, request },
  );
  await stop;
  return { done: true };
}
