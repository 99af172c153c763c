import { DeskCaseScreen } from "../../../../../areas/payments/desk/screens/desk-case-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";

export const generateMetadata = () => pageMetadata("desk.caseTitle");

export default function OperatorCasePage() {
  return <DeskCaseScreen />;
}
