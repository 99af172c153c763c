import { GalleryScreen } from "../../../areas/developers/gallery/screens/gallery-screen.tsx";
import { titleOf } from "../../../i18n/server-language.ts";

export const generateMetadata = () => titleOf("gallery.title");

export default function GalleryPage() {
  return <GalleryScreen />;
}
