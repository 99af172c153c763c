import { debts } from "@mauzo/contract/payments/debts";
import { DebtTabs } from "../../../../../areas/expenses/suppliers/screens/debt-tabs.tsx";
import { DebtsScreen, startDebts } from "../../../../../areas/payments/debts/screens/debts-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("debts.title");

export default function DebtsPage() {
  return (
    <AccessGuard access={debts.list.access} start={startDebts}>
      <DebtTabs chosen="customers" />
      <DebtsScreen />
    </AccessGuard>
  );
}
