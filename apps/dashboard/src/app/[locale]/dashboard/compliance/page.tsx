import { compliance } from "@mauzo/contract/payments/compliance";
import { ComplianceScreen, startCompliance } from "../../../../areas/payments/compliance/screens/compliance-screen.tsx";
import { pageMetadata } from "../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("compliance.title");

export default function CompliancePage() {
  return (
    <AccessGuard access={compliance.status.access} start={startCompliance}>
      <ComplianceScreen />
    </AccessGuard>
  );
}
