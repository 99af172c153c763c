import type { Shop } from "@mauzo/contract/shop/shop";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import { insertConversation, lockConversation } from "../queries/turn.ts";

type Place = { shopId: string; numberId: string; contactId: string };
export type NumberConversation = {
  id: string;
  state: unknown;
  answeredBy: "bot" | "person" | "nobody";
  /** Undefined before the first message. */
  turn: number | undefined;
  lastInAt: string | null;
};

/** The contact's conversation over this number, for ever the same one; locked until the transaction ends. */
export async function findOrStartConversation(
  tx: Tx,
  emitFact: EmitFact,
  place: Place,
  shop: Shop,
): Promise<NumberConversation> {
  const find = async () => {
    const row = await lockConversation(tx, place);
    return row && { ...row, answeredBy: row.answeredBy ?? "bot", turn: row.turn ?? undefined };
  };
  const known = await find();
  if (known) return known;
  const language = shop.language ?? "en";
  const [begun] = await insertConversation(tx, { ...place, botId: shop.bot_id, language });
  if (begun) {
    const about = { shopId: place.shopId, subject: begun.id };
    const payload = { channel: "whatsapp" as const };
    await emitFact(tx, { ...about, name: "conversation.opened", actor: { kind: "visitor" }, payload });
  }
  const started = await find();
  if (!started) throw new Error("a conversation was neither begun nor found");
  return started;
}
