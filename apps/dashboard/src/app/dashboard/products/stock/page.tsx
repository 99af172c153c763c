import { stock } from "@mauzo/contract/catalogue/stock";
import { StockScreen } from "../../../../areas/catalogue/stock/screens/stock-screen.tsx";
import { titleOf } from "../../../../i18n/server-language.ts";
import { Guard } from "../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("stock.title");

export default function StockPage() {
  return (
    <Guard access={stock.list.access}>
      <StockScreen />
    </Guard>
  );
}
