import { TryChatScreen } from "../../../../areas/shop/shop/screens/try-chat-screen.tsx";
import { titleOf } from "../../../../i18n/server-language.ts";

export const generateMetadata = () => titleOf("shop.chatTitle");

export default function TryChatPage() {
  return <TryChatScreen />;
}
