import { DeskQueueScreen } from "../../../areas/payments/desk/screens/desk-queue-screen.tsx";
import { pageMetadata } from "../../../i18n/page-metadata.ts";

export const generateMetadata = () => pageMetadata("desk.title");

export default function OperatorPage() {
  return <DeskQueueScreen />;
}
