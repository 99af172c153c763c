import { orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { WorkflowScreen } from "../../../../../../areas/orders/workflow/screens/workflow-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("workflow.title");

export default function OrderWorkflowPage() {
  return (
    <AccessGuard access={orderWorkflow.save.access}>
      <WorkflowScreen />
    </AccessGuard>
  );
}
