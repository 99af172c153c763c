import { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import { BatchScreen } from "../../../../../areas/catalogue/products/screens/batch-screen.tsx";
import { pageMetadata } from "../../../../../i18n/server-language.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("products.changeTitle");

export default async function BatchPage({ params }: PageProps<"/dashboard/products/changes/[id]">) {
  return (
    <AccessGuard access={productEdits.get.access}>
      <BatchScreen id={(await params).id} />
    </AccessGuard>
  );
}
