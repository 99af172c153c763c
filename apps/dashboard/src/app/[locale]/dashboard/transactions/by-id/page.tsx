import { transactions } from "@mauzo/contract/ledger/transactions";
import {
  startTransaction,
  TransactionScreen,
} from "../../../../../areas/ledger/transactions/screens/transaction-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("transactions.detailTitle");

export default function TransactionPage() {
  return (
    <AccessGuard access={transactions.get.access} start={startTransaction}>
      <RecordScreen screen={TransactionScreen} />
    </AccessGuard>
  );
}
