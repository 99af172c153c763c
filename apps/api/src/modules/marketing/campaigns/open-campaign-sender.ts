import type { Logger } from "pino";
import type { Pool } from "../../../db/connection-pool.ts";
import type { SealedValues } from "../../../db/sealed/sealed-values.ts";
import { inShop, outsideShops } from "../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../facts.ts";
import type { SmsAccount, SmsGateway, SmsMessage } from "../../../gateways/sms/port.ts";
import { openLoop } from "../../../jobs/open-loop.ts";
import { loops } from "../../../jobs/wake-loops.ts";
import { listDuePlans } from "../campaign-plans/list-due-plans.ts";
import { putOffPlan } from "../campaign-plans/put-off-plan.ts";
import { runPlan } from "../campaign-plans/run-plan.ts";
import { listDueSms, type OneConnection } from "../sms-messages/list-due-sms.ts";
import { claimSms } from "../sms-messages/steps/claim-sms.ts";
import { recordSms } from "../sms-messages/steps/record-sms.ts";
import { lookAtCampaign } from "../whatsapp-campaigns/steps/look-at-campaign.ts";
import { type DueCampaign, listDueCampaigns } from "./queries/sending.ts";
import { claimHandful } from "./steps/claim-handful.ts";
import { recordHandful } from "./steps/record-handful.ts";

type Options = {
  pool: Pool;
  sms: Pick<SmsGateway, "send">;
  sealedValues: Pick<SealedValues, "open">;
  emitFact: EmitFact;
  env: { siteUrl: string; authSecret: string };
  log: Pick<Logger, "warn" | "error">;
  /** How many messages leave over a connection in a second. */
  perSecond?: number;
  /** The clock. */
  now?: () => Date;
};

/** How many campaigns and accounts of a process are under way at once. */
const mostOpen = 30;
const pollEveryMs = 1_000;

/**
 * Sends campaigns, and what leaves by SMS about orders, a few messages of each at a time, and starts those that recur. Any number of processes may run it: whoever is taken is marked
 * first, and nobody is taken twice.
 * An SMS leaves from here, what goes over WhatsApp through the outbox. Of what a dying process had handed over, nobody knows
 * whether it left.
 */
export function openCampaignSender(options: Options) {
  const { pool, sms, sealedValues, emitFact, env, log, perSecond = 10, now = () => new Date() } = options;
  /** What is under way, by the id of the campaign or of the account. */
  const open = new Map<string, Promise<void>>();
  let stopping = false;

  /** Hands them to the provider, each with one request. */
  const handOver = ({ account, messages }: { account: SmsAccount; messages: readonly SmsMessage[] }) =>
    Promise.all(
      messages.map(async ({ to, text, reference }) => ({
        reference,
        answer: await sms.send(account, { to, text, reference }),
      })),
    );

  /** @returns whether something was sent */
  const sendHandful = async (due: DueCampaign): Promise<boolean> => {
    const { shopId, channel } = due;
    if (channel === "whatsapp") return inShop(pool, shopId, (tx) => lookAtCampaign(tx, { emitFact, env }, due, now()));
    const claim = { sealedValues, emitFact, env, perSecond, now: now() };
    const handful = await inShop(pool, shopId, (tx) => claimHandful(tx, claim, due));
    if (!handful || handful.messages.length === 0) return handful !== undefined;
    const answers = await handOver(handful);
    await inShop(pool, shopId, (tx) =>
      recordHandful(tx, { emitFact, now: now() }, { ...due, over: handful.connectionId }, answers),
    );
    return true;
  };

  /** @returns whether something was sent */
  const sendNews = async (due: OneConnection): Promise<boolean> => {
    const { shopId } = due;
    const claimed = await inShop(pool, shopId, (tx) => claimSms(tx, { sealedValues, perSecond, now: now() }, due));
    if (!claimed) return false;
    const answers = await handOver(claimed);
    await inShop(pool, shopId, (tx) => recordSms(tx, due, answers, now()));
    return true;
  };

  /** What breaks down is put off, not tried each second. @returns whether it was due */
  const runDue = async (due: { shopId: string; id: string }): Promise<boolean> => {
    const at = now();
    try {
      return await inShop(pool, due.shopId, (tx) => runPlan(tx, { emitFact, env, now: at }, due));
    } catch (err) {
      log.error({ err, id: due.id }, "a recurring campaign did not run");
      await inShop(pool, due.shopId, (tx) => putOffPlan(tx, { emitFact, now: at }, due));
      return false;
    }
  };

  const launch = (id: string, send: () => Promise<boolean>) => {
    if (open.size >= mostOpen || open.has(id)) return 0;
    const sending = send()
      .then((sent) => {
        if (sent) loops.campaigns.wake();
      })
      .catch((err: unknown) => log.error({ err, id }, "messages were not sent or not recorded"))
      .finally(() => void open.delete(id));
    open.set(id, sending);
    return 1;
  };

  /** Sends once a few messages of what is due now, news of orders first; returns of how many campaigns and accounts. */
  const round = async () => {
    let launched = 0;
    if (stopping) return launched;
    for (const due of await listDuePlans(outsideShops(pool), now(), mostOpen))
      launched += launch(due.id, () => runDue(due));
    for (const due of await listDueSms(outsideShops(pool), now(), mostOpen))
      launched += launch(due.connectionId, () => sendNews(due));
    for (const due of await listDueCampaigns(outsideShops(pool), now(), mostOpen))
      launched += launch(due.id, () => sendHandful(due));
    return launched;
  };

  const loop = openLoop({
    run: async () => {
      await round();
      return pollEveryMs;
    },
    onWake: loops.campaigns.onWake,
    log,
  });

  return {
    /** Sends everything that is due by now, and waits for the answers. */
    sendDue: async () => {
      for (;;) {
        const launched = await round();
        if (launched === 0 && open.size === 0) return;
        if (open.size > 0) await Promise.race(open.values());
      }
    },
    start: loop.start,
    /** Takes nothing more, and waits for what was handed over: nobody could say what became of it. */
    stop: async () => {
      stopping = true;
      await loop.stop();
      await Promise.all(open.values());
    },
  };
}
