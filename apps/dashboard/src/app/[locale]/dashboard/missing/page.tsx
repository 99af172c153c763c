import { pageMetadata } from "../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../shell/gate/access-guard.tsx";
import { MissingPageScreen } from "../../../../shell/states/missing-page-screen.tsx";

export const generateMetadata = () => pageMetadata("shell.notFound");

export default function MissingPage() {
  return (
    <AccessGuard access="member">
      <MissingPageScreen />
    </AccessGuard>
  );
}
