import { products } from "@mauzo/contract/catalogue/products";
import { ImportScreen } from "../../../../../areas/catalogue/import/screens/import-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("imports.title");

export default function ImportPage() {
  return (
    <AccessGuard access={products.create.access}>
      <ImportScreen />
    </AccessGuard>
  );
}
