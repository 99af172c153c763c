import { products } from "@mauzo/contract/catalogue/products";
import { ProductScreen } from "../../../../areas/catalogue/products/screens/product-screen.tsx";
import { titleOf } from "../../../../i18n/server-language.ts";
import { Guard } from "../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("products.detailTitle");

export default async function ProductPage({ params }: PageProps<"/dashboard/products/[id]">) {
  return (
    <Guard access={products.get.access}>
      <ProductScreen id={(await params).id} />
    </Guard>
  );
}
