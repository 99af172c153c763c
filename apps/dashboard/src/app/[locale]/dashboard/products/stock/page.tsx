import { stock } from "@mauzo/contract/catalogue/stock";
import { StockScreen } from "../../../../../areas/catalogue/stock/screens/stock-screen.tsx";
import { RestockOffers } from "../../../../../areas/expenses/restocks/screens/restock-offers.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("stock.title");

export default function StockPage() {
  return (
    <AccessGuard access={stock.list.access}>
      <StockScreen beside={<RestockOffers />} />
    </AccessGuard>
  );
}
