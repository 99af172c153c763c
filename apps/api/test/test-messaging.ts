import type { MailGateway } from "../src/gateways/mail/port.ts";
import { chatMessaging } from "../src/gateways/messaging/chat.ts";
import { mailMessaging } from "../src/gateways/messaging/mail.ts";
import type { Messaging } from "../src/gateways/messaging/port.ts";
import { pushMessage } from "../src/modules/conversations/chat/push-message.ts";

/** Sends messages about orders as in production. */
export const testMessaging = (mail: MailGateway): Messaging => ({
  chat: chatMessaging(pushMessage),
  mail: mailMessaging(mail),
});
