import { newChatState } from "@mauzo/chatflow/chat-state";
import { defaultFlow } from "@mauzo/chatflow/default-flow";
import { runConversation } from "@mauzo/chatflow/run-conversation";
import { expect, it } from "vitest";
import { messages } from "../../../i18n/messages/messages.ts";
import { amount, chosen } from "../../../lib/demo/demo-products.ts";

const shop = { name: "Duka la Mwanzi", whatsappNumber: "+255712000000", currency: "TZS" };
const price = { minor: 2_000_000, currency: "TZS" };
const product = {
  id: "one",
  name: chosen.name,
  description: "",
  image_url: null,
  variants: [{ id: "v", name: "", price, stock: 9 }],
  add_on_groups: [],
};

it.each(["en", "sw"] as const)("is what the chat says to who asks so (%s)", async (language) => {
  const { scene } = messages[language].landing;
  let state = newChatState();
  const say = async (text: string) => {
    const turn = await runConversation(defaultFlow, state, { kind: "text", text }, shop, async (ask) => {
      if (ask.kind === "products") return { kind: "products", products: [product], total: 1 };
      return ask.kind === "product" ? { kind: "product", product } : { kind: "failed" };
    });
    state = turn.state;
    return JSON.stringify(turn.actions).replaceAll("*", "");
  };
  const answer = await say(scene.question);
  expect(answer).toContain(scene.answer);
  expect(answer).toContain(chosen.price);
  expect(await say(chosen.name)).toContain(scene.howMany);
  const added = await say(String(amount));
  expect(added).toContain(scene.cart);
  expect(added).toContain(scene.open);
});
