import { products } from "@mauzo/contract/catalogue/products";
import { EditProductScreen } from "../../../../../../../areas/catalogue/products/screens/edit-product-screen.tsx";
import { pageMetadata } from "../../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("products.editTitle");

export default function EditProductPage() {
  return (
    <AccessGuard access={products.update.access}>
      <RecordScreen screen={EditProductScreen} />
    </AccessGuard>
  );
}
