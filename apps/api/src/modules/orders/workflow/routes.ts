import { orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { getWorkflow } from "./get-workflow.ts";
import { previewWorkflow } from "./preview-workflow.ts";
import { saveWorkflow } from "./save-workflow.ts";

export function orderWorkflowRoutes(mount: Mount, deps: Deps) {
  mount(orderWorkflow.get, (_, { shopId, tx }) => tx((tx) => getWorkflow(tx, shopId)));
  mount(orderWorkflow.save, ({ body }, context) => saveWorkflow(deps, context, body));
  mount(orderWorkflow.try, ({ params, body }, { shopId, tx }) =>
    tx((tx) => previewWorkflow(tx, deps, { shopId, orderId: params.id, workflow: body })),
  );
}
