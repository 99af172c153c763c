import { popups } from "@mauzo/contract/marketing/popups";
import { PopupScreen } from "../../../../../../../areas/marketing/popups/screens/popup-screen.tsx";
import { pageMetadata } from "../../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("popups.editTitle");

export default function PopupPage() {
  return (
    <AccessGuard access={popups.get.access}>
      <RecordScreen screen={PopupScreen} />
    </AccessGuard>
  );
}
