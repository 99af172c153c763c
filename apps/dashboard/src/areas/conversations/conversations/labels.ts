import type { Conversation } from "@mauzo/contract/conversations/conversations";
import { useTranslations } from "next-intl";

/** What to call whom a conversation is with: their name, their number, or where they wrote. */
export function useConversationName() {
  const t = useTranslations("conversations");
  return ({ customer, phone, channel }: Pick<Conversation, "customer" | "phone" | "channel">): string =>
    customer?.name || phone || t(`visitor.${channel}`);
}
