import { products } from "@mauzo/contract/catalogue/products";
import { ProductScreen, startProduct } from "../../../../../../areas/catalogue/products/screens/product-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("products.detailTitle");

export default function ProductPage() {
  return (
    <AccessGuard access={products.get.access} start={startProduct}>
      <RecordScreen screen={ProductScreen} />
    </AccessGuard>
  );
}
