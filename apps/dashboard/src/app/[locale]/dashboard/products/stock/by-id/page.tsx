import { stock } from "@mauzo/contract/catalogue/stock";
import { StockItemScreen } from "../../../../../../areas/catalogue/stock/screens/stock-item-screen.tsx";
import { RestockOffers } from "../../../../../../areas/expenses/restocks/screens/restock-offers.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("stock.itemTitle");

export default function StockItemPage() {
  return (
    <AccessGuard access={stock.get.access}>
      <RecordScreen screen={StockItemScreen} beside={RestockOffers} />
    </AccessGuard>
  );
}
