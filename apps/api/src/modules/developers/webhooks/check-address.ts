import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";

/**
 * The slow part, before the transaction: looks up whether an address is one of the public internet. It is looked at
 * again each time something is sent there. @throws 422, the same whether it is not public or not there
 */
export async function checkAddress({ webhooks }: Pick<Deps, "webhooks">, url: string): Promise<undefined> {
  if (!(await webhooks.isPublic(url))) throw refuse("webhook_unreachable", { loc: ["body", "url"] });
}
