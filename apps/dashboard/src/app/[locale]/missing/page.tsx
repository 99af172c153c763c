import { pageMetadata } from "../../../i18n/page-metadata.ts";
import { NotFoundScreen } from "../../../shell/states/not-found-screen.tsx";

export const generateMetadata = () => pageMetadata("shell.notFound");

export default function NotFound() {
  return <NotFoundScreen />;
}
