import type { WhatsappCatalogueInput } from "@mauzo/contract/conversations/whatsapp-catalogue";
import type { Deps } from "../../../deps.ts";
import type { Refused, Unknown, Unreached } from "../../../gateways/channels/port.ts";
import { refuse, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { openConnection } from "../channels/steps/open-connection.ts";
import { isBusy } from "../templates/steps/is-busy.ts";
import { findSaved } from "./queries/catalogues.ts";

/** The slow part, before the transaction: whether the provider has the catalogue, and what customers see of it. */
export async function saveAtProvider(
  { channelCatalogues, sealedValues }: Pick<Deps, "channelCatalogues" | "sealedValues">,
  { shopId, tx }: ShopContext,
  { version: seen, catalogue_id: catalogueId, is_visible: isVisible, has_cart: hasCart }: WhatsappCatalogueInput,
) {
  const opened = await tx(async (tx) => {
    const connection = await openConnection(tx, { sealedValues }, shopId);
    if (!connection) throw refuse("whatsapp_not_connected");
    // Who is refused afterwards must have changed nothing that customers see.
    const saved = await findSaved(tx, shopId);
    if (seen !== saved.version) throw savedMeanwhile(saved);
    return connection;
  });
  const { token, number } = opened;
  const failed = (answer: Refused | Unknown | Unreached) => {
    if (answer.result !== "refused" || isBusy(answer.code)) return refuse("provider_silent");
    return refuse({ code: "provider_refused", values: { code: String(answer.code) } });
  };
  const found = await channelCatalogues.find({ catalogueId, token });
  if (found.result === "refused" && (found.code === 100 || found.code === 33))
    throw refuse("catalogue_unknown", { loc: ["body", "catalogue_id"] });
  if (found.result !== "found") throw failed(found);
  const saved = await channelCatalogues.saveSettings(
    { phoneNumberId: number.phoneNumberId, token },
    { isVisible, hasCart },
  );
  if (saved.result !== "done") throw failed(saved);
  return { digest: "", discard: async () => undefined };
}
