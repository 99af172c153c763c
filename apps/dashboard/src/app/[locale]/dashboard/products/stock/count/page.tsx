import { stock } from "@mauzo/contract/catalogue/stock";
import { CountScreen } from "../../../../../../areas/catalogue/stock/screens/count-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("stock.countTitle");

export default function StockCountPage() {
  return (
    <AccessGuard access={stock.count.access}>
      <CountScreen />
    </AccessGuard>
  );
}
