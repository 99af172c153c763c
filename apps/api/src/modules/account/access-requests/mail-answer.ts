import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { answerMail } from "./messages.ts";
import { findForMail, findShopWords } from "./queries.ts";

/** Mails who asked to be allowed something what the answer is; nobody once they left. */
export async function mailAnswer(
  { pool, mail, env }: Pick<JobDeps, "pool" | "mail" | "env">,
  { shopId, requestId }: JobPayloads["access-answer-mail"],
): Promise<void> {
  const letter = await inShop(pool, shopId, async (tx) => {
    const request = await findForMail(tx, shopId, requestId);
    if (!request || request.state === "open") return undefined;
    const { shop, language } = await findShopWords(tx, shopId);
    const told = { ...request, shop, link: `${env.dashboardUrl}/dashboard`, isGranted: request.state === "granted" };
    return { to: request.email, ...answerMail(language, told) };
  });
  if (letter) await mail.send(letter);
}
