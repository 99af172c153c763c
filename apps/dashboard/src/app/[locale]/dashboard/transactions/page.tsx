import { transactions } from "@mauzo/contract/ledger/transactions";
import {
  startTransactions,
  TransactionsScreen,
} from "../../../../areas/ledger/transactions/screens/transactions-screen.tsx";
import { pageMetadata } from "../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("transactions.title");

export default function TransactionsPage() {
  return (
    <AccessGuard access={transactions.list.access} start={startTransactions}>
      <TransactionsScreen />
    </AccessGuard>
  );
}
