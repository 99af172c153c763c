import { products } from "@mauzo/contract/catalogue/products";
import { ProductsScreen } from "../../../areas/catalogue/products/screens/products-screen.tsx";
import { titleOf } from "../../../i18n/server-language.ts";
import { Guard } from "../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("products.title");

export default function ProductsPage() {
  return (
    <Guard access={products.list.access}>
      <ProductsScreen />
    </Guard>
  );
}
