import type { Channels } from "@mauzo/contract/conversations/channels";
import { toIsoString } from "../../../db/columns.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { countQueued, findConnected } from "./queries.ts";

const isoOf = (moment: string | null) => (moment === null ? null : toIsoString(moment));

/** The shop's channels as its staff see them: nothing that opens one. */
export async function getChannels(
  tx: Tx,
  { env, webhookKeys }: Pick<Deps, "env" | "webhookKeys">,
  shopId: string,
): Promise<Channels> {
  const sandbox_url = env.sandboxUrl ?? null;
  const connected = await findConnected(tx, shopId);
  if (!connected) return { whatsapp: null, version: 0, sandbox_url };
  const { connection, number } = connected;
  const pausedUntil = isoOf(number.pausedUntil);
  return {
    sandbox_url,
    version: connection.version,
    whatsapp: {
      business_account_id: connection.businessAccountId,
      phone_number_id: number.phoneNumberId,
      token_ends: connection.tokenEnds,
      app_secret_ends: connection.appSecretEnds,
      state: connection.state,
      refused_code: connection.refusedCode,
      checked_at: isoOf(connection.checkedAt),
      phone: number.phone,
      name: number.name,
      quality: number.quality,
      tier: number.tier,
      paused:
        pausedUntil !== null && Date.parse(pausedUntil) > Date.now()
          ? { until: pausedUntil, code: number.pausedCode }
          : null,
      last_event_at: isoOf(connection.lastEventAt),
      queued: await countQueued(tx, shopId, number.id),
      webhook: {
        address: webhookKeys.addressOf(connection.id),
        verify_token: webhookKeys.verifyTokenOf(connection.id),
      },
    },
  };
}
