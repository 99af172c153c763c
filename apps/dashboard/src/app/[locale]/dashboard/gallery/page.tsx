import { GalleryScreen } from "../../../../areas/developers/gallery/screens/gallery-screen.tsx";
import { pageMetadata } from "../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("gallery.title");

export default function GalleryPage() {
  return (
    <AccessGuard access="member">
      <GalleryScreen />
    </AccessGuard>
  );
}
