import { receipts } from "@mauzo/contract/payments/receipts";
import { UnmatchedScreen } from "../../../../../areas/payments/unmatched/screens/unmatched-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("unmatched.title");

export default function UnmatchedPage() {
  return (
    <AccessGuard access={receipts.list.access}>
      <UnmatchedScreen />
    </AccessGuard>
  );
}
