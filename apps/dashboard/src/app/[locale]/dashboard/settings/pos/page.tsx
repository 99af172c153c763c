import { posSettings } from "@mauzo/contract/pos/registers";
import { RegistersScreen } from "../../../../../areas/pos/registers/screens/registers-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("posSettings.title");

export default function RegistersPage() {
  return (
    <AccessGuard access={posSettings.save.access}>
      <RegistersScreen />
    </AccessGuard>
  );
}
