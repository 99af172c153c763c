import { record } from "@mauzo/contract/account/record";
import { RecordScreen, startRecord } from "../../../../../areas/account/record/screens/record-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("record.title");

export default function RecordPage() {
  return (
    <AccessGuard access={record.list.access} start={startRecord}>
      <RecordScreen />
    </AccessGuard>
  );
}
