import { expect, it } from "vitest";
import { shop } from "../test/example-shop.ts";
import { playScript } from "../test/play-script.ts";
import { startConversation } from "../test/start-conversation.ts";
import { newChatState } from "./chat-state.ts";
import { runConversation } from "./run-conversation.ts";
import { siteFlow } from "./site-flow.ts";

const found = `
> Habari, shati bado zipo?
Habari, karibu Duka la Asha.
# Bidhaa
Nimepata hizi kwa “shati”.
<Angalia bidhaa>
{Shati - 18,000.00 TZS}
{Aina nyingine}
→ products
`;
it("shows what the first message asks for", async () => {
  expect(await playScript(found)).toBe(found);
});

const again = `
> hello
Hello, welcome to Duka la Asha. You can look at our products and order here. What would you like to do?
[See products] [My cart] [More]
→ greeting

> Hi, do you have radio?
Hello, welcome to Duka la Asha.
# Products
This is what I found for “radio”.
<See products>
{Radio - 40,000.00 TZS · Sold out}
{Other categories}
→ products

> Hello, my cart please
Your cart is empty.
What would you like to do next?
[See products] [My cart] [More]
→ menu
`;
it("and what is asked with a greeting later", async () => {
  expect(await playScript(again)).toBe(again);
});

it.each(["Habari, mna pikipiki?", "Mna pikipiki?", "Habari za siku nyingi", "🙏", "7"])(
  "begins as any conversation with %s, which finds nothing, and blames nobody",
  async (text) => {
    const said = await startConversation().say(text);
    expect(said).not.toMatch(/Samahani|Sorry/);
    expect(said).toContain("→ greeting");
  },
);

it.each(["kiswahili", "Asante", "msaada"])("takes %s for what it is, not for a product", async (text) => {
  const conversation = startConversation();
  await conversation.say(text);
  expect(conversation.asked).toEqual([]);
});

it.each([
  "Hello, I would like to know if your products are available.",
  "Habari, naomba kujua kama bidhaa zenu zinapatikana.",
])("shows the shelves to whom a shop's QR code sends: %s", async (text) => {
  expect(await startConversation().say(text)).toContain("→ categories");
});

it("finds an order by its number first", async () => {
  const conversation = startConversation();
  await conversation.say("Hello, 7K4Q9-DXM2T");
  expect(conversation.asked.at(-1)).toMatchObject({ kind: "find-orders", order_id: "7K4Q9-DXM2T" });
});

it.each([
  ["Bei yake ni kiasi gani?", "25,000"],
  ["Habari, bei gani?", "25,000"],
  ["How much does it cost?", "25,000"],
  ["Hello, how do I begin?", "Get started"],
  ["Habari, Mauzo ni nini?", "wanaouza"],
])("the site's bot answers %s", async (text, part) => {
  const fail = () => Promise.reject(new Error("nothing to ask for"));
  const { actions } = await runConversation(siteFlow, newChatState(), { kind: "text", text }, shop, fail);
  expect(JSON.stringify(actions)).toContain(part);
});
