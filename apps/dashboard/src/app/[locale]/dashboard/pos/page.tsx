import { posSettings } from "@mauzo/contract/pos/registers";
import { startTill, TillScreen } from "../../../../areas/pos/till/screens/till-screen.tsx";
import { pageMetadata } from "../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("pos.title");

export default function TillPage() {
  return (
    <AccessGuard access={posSettings.get.access} start={startTill}>
      <TillScreen />
    </AccessGuard>
  );
}
