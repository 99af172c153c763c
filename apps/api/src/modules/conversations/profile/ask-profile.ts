import type { WhatsappProfile } from "@mauzo/contract/conversations/whatsapp-profile";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { openConnection } from "../channels/steps/open-connection.ts";
import { isBusy } from "../templates/steps/is-busy.ts";

/** The slow part, before the transaction: reads the profile at WhatsApp, after it was changed if there is `change`. */
export async function askProfile(
  deps: Pick<Deps, "channelAccounts" | "sealedValues">,
  { shopId, tx }: ShopContext,
  change?: WhatsappProfile,
) {
  const opened = await tx((tx) => openConnection(tx, deps, shopId));
  if (!opened) throw refuse("whatsapp_not_connected");
  const { token, number } = opened;
  const at = { phoneNumberId: number.phoneNumberId, token };
  const saved = change ? await deps.channelAccounts.saveProfile(at, change) : { result: "done" as const };
  const answer = saved.result === "done" ? await deps.channelAccounts.readProfile(at) : saved;
  if (answer.result === "found") return { profile: answer.profile, digest: "", discard: async () => undefined };
  if (answer.result !== "refused" || isBusy(answer.code)) throw refuse("provider_silent");
  throw refuse({ code: "provider_refused", values: { code: String(answer.code) } });
}
