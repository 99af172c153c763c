import { titleOf } from "../i18n/server-language.ts";
import { NotFoundScreen } from "../shell/states/not-found-screen.tsx";

export const generateMetadata = () => titleOf("shell.notFound");

export default function NotFound() {
  return <NotFoundScreen />;
}
