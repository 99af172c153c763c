import { productImports } from "@mauzo/contract/catalogue/product-imports";
import { FileImportScreen } from "../../../../../areas/catalogue/import/screens/file-import-screen.tsx";
import { pageMetadata } from "../../../../../i18n/server-language.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("imports.title");

export default async function FileImportPage({ params }: PageProps<"/dashboard/products/import/[id]">) {
  return (
    <AccessGuard access={productImports.get.access}>
      <FileImportScreen id={(await params).id} />
    </AccessGuard>
  );
}
