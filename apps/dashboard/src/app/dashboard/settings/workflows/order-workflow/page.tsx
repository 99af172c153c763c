import { orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { WorkflowScreen } from "../../../../../areas/orders/workflow/screens/workflow-screen.tsx";
import { titleOf } from "../../../../../i18n/server-language.ts";
import { Guard } from "../../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("workflow.title");

export default function OrderWorkflowPage() {
  return (
    <Guard access={orderWorkflow.save.access}>
      <WorkflowScreen />
    </Guard>
  );
}
