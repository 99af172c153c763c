import { paymentSettings } from "@mauzo/contract/shop/payment-settings";
import { SetupFeeScreen } from "../../../../../areas/payments/setup-fee/screens/setup-fee-screen.tsx";
import { PaymentsScreen } from "../../../../../areas/shop/payments/screens/payments-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("payments.title");

export default function PaymentsPage() {
  return (
    <AccessGuard access={paymentSettings.save.access}>
      <PaymentsScreen beside={<SetupFeeScreen />} />
    </AccessGuard>
  );
}
