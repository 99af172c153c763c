import { staff } from "@mauzo/contract/account/invites";
import { StaffScreen } from "../../../../areas/account/staff/screens/staff-screen.tsx";
import { titleOf } from "../../../../i18n/server-language.ts";
import { Guard } from "../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("staff.title");

export default function StaffAccountsPage() {
  return (
    <Guard access={staff.list.access}>
      <StaffScreen />
    </Guard>
  );
}
