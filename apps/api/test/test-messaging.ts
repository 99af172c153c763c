import type { EmitFact } from "../src/facts.ts";
import type { MailGateway } from "../src/gateways/mail/port.ts";
import { chatMessaging } from "../src/gateways/messaging/chat.ts";
import { mailChannel } from "../src/gateways/messaging/mail-channel.ts";
import type { Messaging } from "../src/gateways/messaging/port.ts";
import { sendMessage } from "../src/modules/conversations/outbox/send-message.ts";

/** Sends messages about orders as in production. */
export const testMessaging = (mail: MailGateway, emitFact: EmitFact): Messaging => ({
  chat: chatMessaging((tx, message) => sendMessage(tx, emitFact, message)),
  mail: mailChannel(mail),
});
