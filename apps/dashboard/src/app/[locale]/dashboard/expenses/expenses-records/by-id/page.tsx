import { expenses } from "@mauzo/contract/expenses/expenses";
import { ExpenseScreen, startExpense } from "../../../../../../areas/expenses/records/screens/expense-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("expenses.detailTitle");

export default function ExpensePage() {
  return (
    <AccessGuard access={expenses.get.access} start={startExpense}>
      <RecordScreen screen={ExpenseScreen} />
    </AccessGuard>
  );
}
