import { products } from "@mauzo/contract/catalogue/products";
import { ImportScreen } from "../../../../areas/catalogue/import/screens/import-screen.tsx";
import { titleOf } from "../../../../i18n/server-language.ts";
import { Guard } from "../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("imports.title");

export default function ImportPage() {
  return (
    <Guard access={products.create.access}>
      <ImportScreen />
    </Guard>
  );
}
