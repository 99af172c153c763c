import type { ConversationChannel } from "@mauzo/contract/conversations/conversations";
import type { PushedNotice } from "@mauzo/contract/conversations/push-devices";
import type { Language } from "@mauzo/contract/shared";
import { maskPhones } from "@mauzo/format/mask-phones";

const words = {
  en: { somebody: { web: "A visitor of your shop", whatsapp: "A customer on WhatsApp" }, text: "New message" },
  sw: { somebody: { web: "Mteja kwenye duka lako", whatsapp: "Mteja wa WhatsApp" }, text: "Ujumbe mpya" },
} as const;

type Written = { conversationId: string; channel: ConversationChannel; name: string | null };

/** What a device shows of a customer who wrote. Others see its screen: who it is, but no number and nothing of the message. */
export function newMessageNotice(language: Language, { conversationId, channel, name }: Written): PushedNotice {
  const { somebody, text } = words[language];
  return {
    title: maskPhones(name?.trim() ?? "") || somebody[channel],
    ...{ text, path: `/dashboard/conversations/${conversationId}`, tag: conversationId },
  };
}
