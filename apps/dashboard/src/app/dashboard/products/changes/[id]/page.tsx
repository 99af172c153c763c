import { productEdits } from "@mauzo/contract/catalogue/product-edits";
import { BatchScreen } from "../../../../../areas/catalogue/products/screens/batch-screen.tsx";
import { titleOf } from "../../../../../i18n/server-language.ts";
import { Guard } from "../../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("products.changeTitle");

export default async function BatchPage({ params }: PageProps<"/dashboard/products/changes/[id]">) {
  return (
    <Guard access={productEdits.get.access}>
      <BatchScreen id={(await params).id} />
    </Guard>
  );
}
