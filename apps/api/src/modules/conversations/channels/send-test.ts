import { randomUUID } from "node:crypto";
import { toE164 } from "@mauzo/format/phone";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { testMessage } from "./messages.ts";
import { testOutcomeOf } from "./rules.ts";
import { openConnection } from "./steps/open-connection.ts";

/** The slow part, before the transaction: sends the test, once. It belongs to no conversation, so it is no message. */
export async function sendTest(
  deps: Pick<Deps, "channels" | "sealedValues" | "limiter">,
  { shopId, tx, address }: ShopContext,
  { phone: written }: { phone: string },
) {
  const phone = toE164(written);
  if (!phone) throw refuse("phone_invalid", { loc: ["body", "phone"] });
  const { opened, shop } = await tx(async (tx) => ({
    opened: await openConnection(tx, deps, shopId),
    shop: await getShop(tx, shopId),
  }));
  if (!opened) throw refuse("whatsapp_not_connected");
  await deps.limiter.take("channelTest", { address, account: shopId });
  const { phoneNumberId } = opened.number;
  const part = { kind: "text" as const, text: testMessage[shop.language ?? "sw"](shop.name) };
  const answer = await deps.channels.send(
    { phoneNumberId, token: opened.token },
    { to: { phone }, part },
    randomUUID(),
  );
  const reply =
    answer.result === "accepted"
      ? { outcome: "asked" as const, code: null }
      : answer.result === "refused"
        ? { outcome: testOutcomeOf(answer.code), code: answer.code }
        : { outcome: "provider_silent" as const, code: null };
  return { reply, digest: "", discard: async () => undefined };
}
