import { orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { getWorkflow } from "./get-workflow.ts";
import { saveWorkflow } from "./save-workflow.ts";
import { tryWorkflow } from "./try-workflow.ts";

export function orderWorkflowRoutes(mount: Mount, deps: Deps) {
  mount(orderWorkflow.get, (_, { shopId, tx }) => tx((tx) => getWorkflow(tx, shopId)));
  mount(orderWorkflow.save, ({ body }, visit) => saveWorkflow(deps, visit, body));
  mount(orderWorkflow.try, ({ params, body }, { shopId, tx }) =>
    tx((tx) => tryWorkflow(tx, shopId, { orderId: params.id, workflow: body })),
  );
}
