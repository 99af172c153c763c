import { flowTrials } from "@mauzo/contract/conversations/flow-trials";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { getChatflowId } from "../chatflows/get-chatflow-id.ts";
import { endTrial } from "./end-trial.ts";
import { getTrial } from "./get-trial.ts";

export function flowTrialRoutes(mount: Mount, deps: Deps) {
  mount(flowTrials.get, ({ query }, { shopId, tx }) =>
    tx(async (tx) => ({
      trial: await getTrial(tx, { shopId, chatflowId: await getChatflowId(tx, shopId, query.flow) }),
    })),
  );
  mount(flowTrials.end, ({ params, body }, context) => endTrial(deps, context, { ...params, ...body }));
}
