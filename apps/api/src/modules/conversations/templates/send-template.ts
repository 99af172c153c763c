import { stateOfStatus } from "@mauzo/channels/whatsapp/template-status";
import { numberedText } from "@mauzo/contract/conversations/template-rules";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { Refused } from "../../../gateways/channels/port.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { openAccount } from "../channels/open-account.ts";
import { findText, updateText } from "./queries.ts";
import { isBusy } from "./steps/is-busy.ts";

type Sending = Pick<JobDeps, "pool" | "queue" | "sealedValues" | "channelTemplates">;

/**
 * Sends a template to WhatsApp in one language. What is there already under its name, also from a time before that nobody
 * remembers, is changed instead of made: so this may run more than once.
 */
export async function sendTemplate(
  { pool, queue, sealedValues, channelTemplates }: Sending,
  { shopId, templateId, language }: JobPayloads["submit-template"],
): Promise<void> {
  const found = await inShop(pool, shopId, async (tx) => ({
    account: await openAccount(tx, { sealedValues }, shopId),
    row: await findText(tx, shopId, templateId, language),
  }));
  const { account, row } = found;
  if (row?.text.state !== "sending") return;
  const store = (change: Parameters<typeof updateText>[3], asks: boolean) =>
    inShop(pool, shopId, async (tx) => {
      const stateAt = new Date().toISOString();
      await updateText(tx, shopId, { templateId, language }, { ...change, stateAt });
      await publishLiveEvent(tx, { topic: "channels", id: templateId });
      if (asks)
        await queue.send(tx, "ask-templates", { shopId, time: 0 }, { afterSeconds: 2, singleKey: `${shopId} 0` });
    });
  const { text, submitted } = row.text;
  // What WhatsApp has already it goes on with as it is there: that is asked, as nobody here knows it any more.
  const refusedWith = ({ code, details }: Refused, providerId = row.text.providerId) => {
    if (isBusy(code)) throw new Error("WhatsApp takes no template now");
    const reason = details === "" ? null : details.slice(0, 200);
    return store({ state: "refused", code, reason, providerId }, providerId !== null);
  };
  if (!account) return store({ state: row.text.providerId === null ? "draft" : "pending" }, false);

  const { name, category, examples } = row.template;
  const written = { name, language, category, text, examples };
  const listed = await channelTemplates.list(account, name);
  if (listed.result === "refused") return refusedWith(listed);
  if (listed.result !== "found") throw new Error("WhatsApp did not say which templates it has");
  const known = listed.templates.find((each) => each.name === name && each.language === language);
  if (known) {
    if (stateOfStatus(known.status) === "pending") {
      // Either this very text, whose answer was lost, or another one: nothing is changed during a review.
      const isThis = known.body?.trim() === numberedText(text.body).trim();
      return store({ state: "pending", submitted: isThis ? text : submitted, providerId: known.id }, true);
    }
    const edited = await channelTemplates.edit(account, known.id, written);
    if (edited.result === "refused") return refusedWith(edited, known.id);
    if (edited.result !== "done") throw new Error("WhatsApp did not answer");
    return store({ state: "pending", submitted: text, providerId: known.id }, true);
  }
  const made = await channelTemplates.create(account, written);
  if (made.result === "refused") return refusedWith(made);
  if (made.result !== "made") throw new Error("WhatsApp did not answer");
  return store({ state: stateOfStatus(made.status) ?? "pending", submitted: text, providerId: made.id }, true);
}
