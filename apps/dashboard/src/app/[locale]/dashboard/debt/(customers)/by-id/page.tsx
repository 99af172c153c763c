import { debts } from "@mauzo/contract/payments/debts";
import { DebtScreen, startDebt } from "../../../../../../areas/payments/debts/screens/debt-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("debts.detailTitle");

export default function DebtPage() {
  return (
    <AccessGuard access={debts.get.access} start={startDebt}>
      <RecordScreen screen={DebtScreen} />
    </AccessGuard>
  );
}
