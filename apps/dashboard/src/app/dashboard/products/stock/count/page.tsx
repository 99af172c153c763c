import { stock } from "@mauzo/contract/catalogue/stock";
import { CountScreen } from "../../../../../areas/catalogue/stock/screens/count-screen.tsx";
import { titleOf } from "../../../../../i18n/server-language.ts";
import { Guard } from "../../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("stock.countTitle");

export default function StockCountPage() {
  return (
    <Guard access={stock.count.access}>
      <CountScreen />
    </Guard>
  );
}
