import { products } from "@mauzo/contract/catalogue/products";
import { NewProductScreen } from "../../../../../../areas/catalogue/products/screens/new-product-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("products.newTitle");

export default function NewProductPage() {
  return (
    <AccessGuard access={products.create.access}>
      <NewProductScreen />
    </AccessGuard>
  );
}
