import { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import { BatchScreen } from "../../../../../../../areas/catalogue/products/screens/batch-screen.tsx";
import { pageMetadata } from "../../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("products.changeTitle");

export default function BatchPage() {
  return (
    <AccessGuard access={productEdits.get.access}>
      <RecordScreen screen={BatchScreen} />
    </AccessGuard>
  );
}
