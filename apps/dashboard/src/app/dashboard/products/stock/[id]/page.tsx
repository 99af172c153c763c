import { stock } from "@mauzo/contract/catalogue/stock";
import { StockItemScreen } from "../../../../../areas/catalogue/stock/screens/stock-item-screen.tsx";
import { pageMetadata } from "../../../../../i18n/server-language.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("stock.itemTitle");

export default async function StockItemPage({ params }: PageProps<"/dashboard/products/stock/[id]">) {
  return (
    <AccessGuard access={stock.get.access}>
      <StockItemScreen id={(await params).id} />
    </AccessGuard>
  );
}
