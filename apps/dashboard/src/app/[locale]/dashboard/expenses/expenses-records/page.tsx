import { expenses } from "@mauzo/contract/expenses/expenses";
import { ExpensesScreen, startExpenses } from "../../../../../areas/expenses/records/screens/expenses-screen.tsx";
import { RestockOffers } from "../../../../../areas/expenses/restocks/screens/restock-offers.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("expenses.title");

export default function ExpenseRecordsPage() {
  return (
    <AccessGuard access={expenses.list.access} start={startExpenses}>
      <ExpensesScreen beside={<RestockOffers />} />
    </AccessGuard>
  );
}
