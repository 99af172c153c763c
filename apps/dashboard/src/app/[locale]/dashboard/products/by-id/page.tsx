import { products } from "@mauzo/contract/catalogue/products";
import { ProductScreen } from "../../../../../areas/catalogue/products/screens/product-screen.tsx";
import { startProduct } from "../../../../../areas/catalogue/products/start.ts";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";
import { RecordScreen } from "../../../../../shell/frame/record-screen.tsx";

export const generateMetadata = () => pageMetadata("products.detailTitle");

export default function ProductPage() {
  return (
    <AccessGuard access={products.get.access} start={startProduct}>
      <RecordScreen screen={ProductScreen} />
    </AccessGuard>
  );
}
