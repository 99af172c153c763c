import { segments } from "@mauzo/contract/customers/segments";
import { SegmentsScreen } from "../../../../../../areas/customers/segments/screens/segments-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("segments.title");

export default function SegmentsPage() {
  return (
    <AccessGuard access={segments.list.access}>
      <SegmentsScreen />
    </AccessGuard>
  );
}
