import { productEdits } from "@mauzo/contract/catalogue/product-edits";
import { BatchesScreen } from "../../../../areas/catalogue/products/screens/batches-screen.tsx";
import { titleOf } from "../../../../i18n/server-language.ts";
import { Guard } from "../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("products.changesTitle");

export default function BatchesPage() {
  return (
    <Guard access={productEdits.list.access}>
      <BatchesScreen />
    </Guard>
  );
}
