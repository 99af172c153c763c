import { productImports } from "@mauzo/contract/catalogue/product-imports";
import { FileImportScreen } from "../../../../../../areas/catalogue/import/screens/file-import-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("imports.title");

export default function FileImportPage() {
  return (
    <AccessGuard access={productImports.get.access}>
      <RecordScreen screen={FileImportScreen} />
    </AccessGuard>
  );
}
