import { desc, eq } from "drizzle-orm";
import type { Deps } from "../../../deps.ts";
import { getChatflowId } from "../../../modules/conversations/chatflows/get-chatflow-id.ts";
import { keepSentence } from "../../../modules/conversations/flow-unmatched/keep-sentence.ts";
import { conversations } from "../../schema/conversations/conversations.ts";
import { unmatchedSentences } from "../../schema/conversations/unmatched-sentences.ts";
import { inShop } from "../../tenant-transaction.ts";

const asked = [
  ...["Mnafunga zawadi?", "mnafunga zawadi", "Mnafunga zawadi"].map((text) => ({
    text,
    language: "sw" as const,
  })),
  ...["Mna duka Arusha?", "mna duka arusha"].map((text) => ({ text, language: "sw" as const })),
  { text: "Do you take cards?", language: "en" as const },
];

/** Gives a demo shop that never had any a few sentences that its bot had nothing to say to. */
export async function seedDemoUnmatched({ pool }: Pick<Deps, "pool">, shopId: string): Promise<void> {
  await inShop(pool, shopId, async (tx) => {
    const known = await tx
      .select({ id: unmatchedSentences.id })
      .from(unmatchedSentences)
      .where(eq(unmatchedSentences.shopId, shopId))
      .limit(1);
    if (known.length > 0) return;
    const chatflowId = await getChatflowId(tx, shopId, undefined);
    const newest = await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.shopId, shopId))
      .orderBy(desc(conversations.id))
      .limit(asked.length);
    for (const [at, { id }] of newest.entries()) {
      const said = asked[at];
      if (said) await keepSentence(tx, { shopId, chatflowId, conversationId: id, ...said });
    }
  });
}
