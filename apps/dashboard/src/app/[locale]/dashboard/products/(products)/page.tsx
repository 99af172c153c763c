import { products } from "@mauzo/contract/catalogue/products";
import { ProductsScreen, startProducts } from "../../../../../areas/catalogue/products/screens/products-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("products.title");

export default function ProductsPage() {
  return (
    <AccessGuard access={products.list.access} start={startProducts}>
      <ProductsScreen />
    </AccessGuard>
  );
}
