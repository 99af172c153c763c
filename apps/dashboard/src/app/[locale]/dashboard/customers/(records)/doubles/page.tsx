import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { DoublesScreen } from "../../../../../../areas/customers/merges/screens/doubles-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("merges.doublesTitle");

export default function DoublesPage() {
  return (
    <AccessGuard access={customerMerges.suggestions.access}>
      <DoublesScreen />
    </AccessGuard>
  );
}
