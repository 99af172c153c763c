import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { holdChatflows } from "../chatflows/hold-chatflows.ts";
import { tellPublished } from "../flows/tell-published.ts";
import { endTrial as end, findTrial } from "./queries/trials.ts";
import { goBack } from "./steps/go-back.ts";

/** Has all new conversations meet the version on trial, or the one before. @throws 404; 409 where it is over */
export const endTrial = (
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, tx, person }: ShopContext,
  { id, to }: { id: string; to: "all" | "back" },
): Promise<{ done: true }> =>
  tx(async (tx) => {
    await holdChatflows(tx, shopId);
    const trial = await findTrial(tx, shopId, id);
    if (!trial) throw notFound();
    if (trial.state !== "running") throw refuse("flow_trial_over");
    if (to === "back") await goBack(tx, emitFact, trial, { by: person });
    else {
      await end(tx, trial, { state: "kept" });
      await tellPublished(tx, emitFact, trial, { number: trial.version, userId: person.userId });
    }
    return { done: true };
  });
