import { GalleryScreen } from "../../../areas/developers/gallery/screens/gallery-screen.tsx";
import { pageMetadata } from "../../../i18n/server-language.ts";

export const generateMetadata = () => pageMetadata("gallery.title");

export default function GalleryPage() {
  return <GalleryScreen />;
}
