import { productImports } from "@mauzo/contract/catalogue/product-imports";
import { FileImportScreen } from "../../../../../areas/catalogue/import/screens/file-import-screen.tsx";
import { titleOf } from "../../../../../i18n/server-language.ts";
import { Guard } from "../../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("imports.title");

export default async function FileImportPage({ params }: PageProps<"/dashboard/products/import/[id]">) {
  return (
    <Guard access={productImports.get.access}>
      <FileImportScreen id={(await params).id} />
    </Guard>
  );
}
