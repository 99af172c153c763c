import { products } from "@mauzo/contract/catalogue/products";
import { ProductScreen } from "../../../../areas/catalogue/products/screens/product-screen.tsx";
import { pageMetadata } from "../../../../i18n/server-language.ts";
import { AccessGuard } from "../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("products.detailTitle");

export default async function ProductPage({ params }: PageProps<"/dashboard/products/[id]">) {
  return (
    <AccessGuard access={products.get.access}>
      <ProductScreen id={(await params).id} />
    </AccessGuard>
  );
}
