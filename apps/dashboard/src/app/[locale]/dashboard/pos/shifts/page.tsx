import { shifts } from "@mauzo/contract/pos/shifts";
import { ShiftsScreen, startShifts } from "../../../../../areas/pos/shifts/screens/shifts-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("pos.shiftsTitle");

export default function ShiftsPage() {
  return (
    <AccessGuard access={shifts.list.access} start={startShifts}>
      <ShiftsScreen />
    </AccessGuard>
  );
}
