import { shortLinks } from "@mauzo/contract/marketing/short-links";
import {
  ShortLinksScreen,
  startShortLinks,
} from "../../../../../areas/marketing/short-links/screens/short-links-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("shortLinks.title");

export default function ShortLinksPage() {
  return (
    <AccessGuard access={shortLinks.list.access} start={startShortLinks}>
      <ShortLinksScreen />
    </AccessGuard>
  );
}
