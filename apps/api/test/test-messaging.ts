import type { EmitFact } from "../src/facts.ts";
import type { MailGateway } from "../src/gateways/mail/port.ts";
import { mailChannel } from "../src/gateways/messaging/mail-channel.ts";
import type { Messaging } from "../src/gateways/messaging/port.ts";
import { planOrderMessage } from "../src/modules/marketing/sms-messages/plan-order-message.ts";

/** Sends messages about orders as in production. */
export const testMessaging = (mail: MailGateway, emitFact: EmitFact): Messaging => ({
  planNotice: planOrderMessage(emitFact),
  mail: mailChannel(mail),
});
