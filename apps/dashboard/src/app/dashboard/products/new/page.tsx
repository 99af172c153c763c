import { products } from "@mauzo/contract/catalogue/products";
import { NewProductScreen } from "../../../../areas/catalogue/products/screens/new-product-screen.tsx";
import { titleOf } from "../../../../i18n/server-language.ts";
import { Guard } from "../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("products.newTitle");

export default function NewProductPage() {
  return (
    <Guard access={products.create.access}>
      <NewProductScreen />
    </Guard>
  );
}
