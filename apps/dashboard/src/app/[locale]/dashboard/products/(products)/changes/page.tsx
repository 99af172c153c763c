import { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import { BatchesScreen } from "../../../../../../areas/catalogue/products/screens/batches-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("products.changesTitle");

export default function BatchesPage() {
  return (
    <AccessGuard access={productEdits.list.access}>
      <BatchesScreen />
    </AccessGuard>
  );
}
