import { TryChatScreen } from "../../../../areas/shop/shop/screens/try-chat-screen.tsx";
import { pageMetadata } from "../../../../i18n/server-language.ts";

export const generateMetadata = () => pageMetadata("shop.chatTitle");

export default function TryChatPage() {
  return <TryChatScreen />;
}
