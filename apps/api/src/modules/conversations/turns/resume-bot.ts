import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { getInboxSettings } from "../inbox-settings/get-inbox-settings.ts";
import { lockResuming, resumeThread } from "./queries.ts";
import { resumption } from "./rules.ts";
import { tellAnswerer } from "./tell-answerer.ts";

/**
 * Lets the bot answer again in a conversation whose time has come. If a person has written meanwhile, it waits on; if
 * somebody was faster, there is nothing to do.
 */
export const resumeBot = (
  { pool, queue, emitFact }: Pick<JobDeps, "pool" | "queue" | "emitFact">,
  { shopId, conversationId }: { shopId: string; conversationId: string },
): Promise<void> =>
  inShop(pool, shopId, async (tx) => {
    const key = { shopId, conversationId };
    const thread = await lockResuming(tx, key);
    if (!thread) return;
    const now = resumption(thread);
    if (now.does === "wait") {
      // Whoever runs twice, and whoever else waits for the same moment, sends one job.
      const moment = Math.ceil(Date.now() / 1_000) + now.seconds;
      const idempotencyKey = `${conversationId} ${thread.turn} ${moment}`;
      await queue.send(tx, "resume-bot", key, { afterSeconds: now.seconds, idempotencyKey });
    }
    if (now.does !== "resume") return;
    await resumeThread(tx, key);
    await emitFact(tx, {
      ...{ name: "conversation.changed", shopId, subject: conversationId, payload: {} },
      actor: { kind: "timer" },
    });
    const { bot_words: words } = await getInboxSettings(tx, shopId);
    await tellAnswerer(tx, emitFact, { ...key, language: thread.language }, words);
  });
