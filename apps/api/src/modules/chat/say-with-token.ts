import type { ChatRequest, ChatResponse } from "@mauzo/contract/chat";
import { findEntrance } from "../../db/entrances.ts";
import { inShop } from "../../db/scope.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Visit } from "../../http/visit.ts";
import { say } from "./say.ts";

/** The same conversation on the WhatsApp channel, for the holder of the bot's short-lived bearer. */
export async function sayWithToken(deps: Deps, visit: Visit, body: Required<ChatRequest>): Promise<ChatResponse> {
  const token = /^Bearer ([\w-]{43})$/i.exec(visit.requestHeader("authorization") ?? "")?.[1];
  const bot = token ? await findEntrance(deps.pool, "bot_token", token) : undefined;
  if (!bot) throw new Refusal(401, "The bearer token is missing, wrong or has expired");
  const { shopId, targetId: botId } = bot;
  return say(deps, { ...visit, shopId, botId, tx: (work) => inShop(deps.pool, shopId, work) }, body, "whatsapp");
}
