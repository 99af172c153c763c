import { segments } from "@mauzo/contract/customers/segments";
import { EditSegmentScreen } from "../../../../../../../areas/customers/segments/screens/edit-segment-screen.tsx";
import { pageMetadata } from "../../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("segments.editTitle");

export default function EditSegmentPage() {
  return (
    <AccessGuard access={segments.update.access}>
      <RecordScreen screen={EditSegmentScreen} />
    </AccessGuard>
  );
}
