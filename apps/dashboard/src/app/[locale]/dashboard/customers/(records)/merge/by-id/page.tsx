import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { MergeScreen } from "../../../../../../../areas/customers/merges/screens/merge-screen.tsx";
import { pageMetadata } from "../../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("merges.title");

export default function MergePage() {
  return (
    <AccessGuard access={customerMerges.merge.access}>
      <RecordScreen screen={MergeScreen} />
    </AccessGuard>
  );
}
