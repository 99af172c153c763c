import type { MailGateway } from "../src/gateways/mail/port.ts";
import { intoConversation } from "../src/gateways/messaging/conversation.ts";
import { byMail } from "../src/gateways/messaging/mail.ts";
import type { Messaging } from "../src/gateways/messaging/port.ts";
import { pushMessage } from "../src/modules/conversations/chat/push-message.ts";

/** Messages of orders go out as they do for real. */
export const messagingBy = (mail: MailGateway): Messaging => ({
  chat: intoConversation(pushMessage),
  mail: byMail(mail),
});
