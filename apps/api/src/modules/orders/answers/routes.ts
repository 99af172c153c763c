import { debtAnswers } from "@mauzo/contract/orders/debt-answers";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { staffActor } from "../orders/steps/actor.ts";
import { settleDispute } from "./settle-dispute.ts";

export function debtAnswerRoutes(mount: Mount, deps: Deps) {
  mount(debtAnswers.settle, ({ params, body }, context) =>
    context.tx((tx) =>
      settleDispute(tx, deps, { shopId: context.shopId, author: staffActor(context), orderId: params.id, body }),
    ),
  );
}
