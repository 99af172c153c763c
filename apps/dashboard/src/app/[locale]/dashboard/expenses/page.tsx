import { expenseOverview } from "@mauzo/contract/expenses/expense-overview";
import { OverviewScreen, startOverview } from "../../../../areas/expenses/overview/screens/overview-screen.tsx";
import { pageMetadata } from "../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("expenses.overviewTitle");

export default function ExpensesPage() {
  return (
    <AccessGuard access={expenseOverview.get.access} start={startOverview}>
      <OverviewScreen />
    </AccessGuard>
  );
}
