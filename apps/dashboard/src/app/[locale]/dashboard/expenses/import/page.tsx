import { expenseImports } from "@mauzo/contract/expenses/expense-imports";
import { ExpensesImportScreen } from "../../../../../areas/expenses/import/screens/expenses-import-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("expenseImports.title");

export default function ExpensesImportPage() {
  return (
    <AccessGuard access={expenseImports.list.access}>
      <ExpensesImportScreen />
    </AccessGuard>
  );
}
