import { stock } from "@mauzo/contract/catalogue/stock";
import { StockItemScreen } from "../../../../../areas/catalogue/stock/screens/stock-item-screen.tsx";
import { titleOf } from "../../../../../i18n/server-language.ts";
import { Guard } from "../../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("stock.itemTitle");

export default async function StockItemPage({ params }: PageProps<"/dashboard/products/stock/[id]">) {
  return (
    <Guard access={stock.get.access}>
      <StockItemScreen id={(await params).id} />
    </Guard>
  );
}
