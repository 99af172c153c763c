import { products } from "@mauzo/contract/catalogue/products";
import { EditProductScreen } from "../../../../../areas/catalogue/products/screens/edit-product-screen.tsx";
import { pageMetadata } from "../../../../../i18n/server-language.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("products.editTitle");

export default async function EditProductPage({ params }: PageProps<"/dashboard/products/edit/[id]">) {
  return (
    <AccessGuard access={products.update.access}>
      <EditProductScreen id={(await params).id} />
    </AccessGuard>
  );
}
