import { expenseImports } from "@mauzo/contract/expenses/expense-imports";
import { ExpensesFileScreen } from "../../../../../../areas/expenses/import/screens/expenses-file-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("expenseImports.title");

export default function ExpensesFilePage() {
  return (
    <AccessGuard access={expenseImports.get.access}>
      <RecordScreen screen={ExpensesFileScreen} />
    </AccessGuard>
  );
}
