import { products } from "@mauzo/contract/catalogue/products";
import { EditProductScreen } from "../../../../../areas/catalogue/products/screens/edit-product-screen.tsx";
import { titleOf } from "../../../../../i18n/server-language.ts";
import { Guard } from "../../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("products.editTitle");

export default async function EditProductPage({ params }: PageProps<"/dashboard/products/edit/[id]">) {
  return (
    <Guard access={products.update.access}>
      <EditProductScreen id={(await params).id} />
    </Guard>
  );
}
