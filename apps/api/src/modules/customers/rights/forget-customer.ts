import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import type { Queue } from "../../../jobs/job-queue.ts";
import { removeUnusedMedia } from "../../shop/media/remove-unused-media.ts";
import { erase, listPictures, lockPerson } from "./queries.ts";
import { isCalled } from "./rules/is-called.ts";

/** Erases a customer, once their name was written out. @throws 404; 422 for another name */
export function forgetCustomer(
  { queue, emitFact }: Pick<Deps, "emitFact"> & { queue: Queue },
  { shopId, tx, person }: ShopContext,
  id: string,
  name: string,
): Promise<{ done: true }> {
  return tx(async (tx) => {
    const found = await lockPerson(tx, shopId, id);
    if (!found) throw notFound();
    if (!isCalled(found, name)) throw refuse("forget_other_name", { loc: ["body", "name"] });
    const pictures = await listPictures(tx, shopId, id);
    await erase(tx, id);
    await removeUnusedMedia(tx, queue, shopId, pictures);
    const actor = { kind: "staff" as const, user_id: person.userId };
    await emitFact(tx, { name: "customer.changed", shopId, subject: id, actor, payload: { kind: "forgotten" } });
    return { done: true };
  });
}
