import { withdrawals } from "@mauzo/contract/payments/withdrawals";
import {
  startWithdrawals,
  WithdrawalsScreen,
} from "../../../../../areas/payments/withdrawals/screens/withdrawals-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("withdrawals.title");

export default function WithdrawalsPage() {
  return (
    <AccessGuard access={withdrawals.list.access} start={startWithdrawals}>
      <WithdrawalsScreen />
    </AccessGuard>
  );
}
