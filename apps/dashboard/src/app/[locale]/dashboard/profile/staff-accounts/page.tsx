import { staff } from "@mauzo/contract/account/invites";
import { StaffScreen } from "../../../../../areas/account/staff/screens/staff-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("staff.title");

export default function StaffAccountsPage() {
  return (
    <AccessGuard access={staff.list.access}>
      <StaffScreen />
    </AccessGuard>
  );
}
