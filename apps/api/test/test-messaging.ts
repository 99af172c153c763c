import type { EmitFact } from "../src/facts.ts";
import type { MailGateway } from "../src/gateways/mail/port.ts";
import { mailChannel } from "../src/gateways/messaging/mail-channel.ts";
import type { Messaging } from "../src/gateways/messaging/port.ts";
import { planNotice } from "../src/modules/conversations/outbox/steps/plan-notice.ts";

/** Sends messages about orders as in production. */
export const testMessaging = (mail: MailGateway, emitFact: EmitFact): Messaging => ({
  planChat: (tx, notice) => planNotice(tx, emitFact, notice),
  mail: mailChannel(mail),
});
