import type { Logger } from "pino";
import type { Pool } from "../../../db/connection-pool.ts";
import type { SealedValues } from "../../../db/sealed/sealed-values.ts";
import { inShop, outsideShops } from "../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../facts.ts";
import type { SmsGateway } from "../../../gateways/sms/port.ts";
import { openLoop } from "../../../jobs/open-loop.ts";
import { lookAtCampaign } from "../whatsapp-campaigns/steps/look-at-campaign.ts";
import { type DueCampaign, listDueCampaigns } from "./queries/sending.ts";
import { claimHandful } from "./steps/claim-handful.ts";
import { recordHandful } from "./steps/record-handful.ts";
import { onWakeCampaigns, wakeCampaigns } from "./steps/wake-campaigns.ts";

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

/** How many campaigns of a process are under way at once. */
const mostOpen = 30;
const pollEveryMs = 1_000;

/**
 * Sends campaigns, a few messages of each at a time. Any number of processes may run it: whoever is taken is marked
 * first, and nobody is taken twice. An SMS leaves from here, what goes over WhatsApp through the outbox. Of what a dying process had handed over, nobody knows whether it left.
 */
export function openCampaignSender(options: Options) {
  const { pool, sms, sealedValues, emitFact, env, log, perSecond = 10, now = () => new Date() } = options;
  /** What is under way, by the id of the campaign. */
  const open = new Map<string, Promise<void>>();
  let stopping = false;

  /** @returns whether something was sent */
  const sendHandful = async (due: DueCampaign): Promise<boolean> => {
    const { shopId, channel } = due;
    if (channel === "whatsapp") return inShop(pool, shopId, (tx) => lookAtCampaign(tx, emitFact, due, now()));
    const claim = { sealedValues, emitFact, env, perSecond, now: now() };
    const handful = await inShop(pool, shopId, (tx) => claimHandful(tx, claim, due));
    if (!handful || handful.messages.length === 0) return handful !== undefined;
    const { account, messages } = handful;
    const answers = await Promise.all(
      messages.map(async ({ to, text, reference }) => ({
        reference,
        answer: await sms.send(account, { to, text, reference }),
      })),
    );
    await inShop(pool, shopId, (tx) => recordHandful(tx, { emitFact, now: now() }, due, answers));
    return true;
  };

  const launch = (due: DueCampaign) => {
    const sending = sendHandful(due)
      .then((sent) => {
        if (sent) wakeCampaigns();
      })
      .catch((err: unknown) => log.error({ err, campaign: due.id }, "a campaign was not sent or not recorded"))
      .finally(() => void open.delete(due.id));
    open.set(due.id, sending);
  };

  /** Sends once a few messages of what is due now; returns of how many campaigns. */
  const round = async () => {
    let launched = 0;
    if (stopping) return launched;
    for (const due of await listDueCampaigns(outsideShops(pool), now(), mostOpen)) {
      if (open.size >= mostOpen) break;
      if (open.has(due.id)) continue;
      launch(due);
      launched++;
    }
    return launched;
  };

  const loop = openLoop({
    run: async () => {
      await round();
      return pollEveryMs;
    },
    onWake: onWakeCampaigns,
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
