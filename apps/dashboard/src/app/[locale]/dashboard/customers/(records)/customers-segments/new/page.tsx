import { segments } from "@mauzo/contract/customers/segments";
import { NewSegmentScreen } from "../../../../../../../areas/customers/segments/screens/new-segment-screen.tsx";
import { pageMetadata } from "../../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("segments.newTitle");

export default function NewSegmentPage() {
  return (
    <AccessGuard access={segments.create.access}>
      <NewSegmentScreen />
    </AccessGuard>
  );
}
