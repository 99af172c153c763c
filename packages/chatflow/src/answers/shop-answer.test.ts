import { expect, it } from "vitest";
import { startConversation } from "../../test/start-conversation.ts";

it("answers a first question about the shop, and begins", async () => {
  const said = await startConversation().say("Habari, mko wapi?");
  expect(said).toMatch(/^Tunapatikana hapa: Kariakoo, Dar es Salaam\n/);
  expect(said).toContain("→ greeting");
});

it("answers in between, and what was asked before goes on", async () => {
  const conversation = startConversation();
  await conversation.say("Habari");
  await conversation.say("shati");
  await conversation.tap("Shati");
  expect(await conversation.say("Bei gani?")).toMatch(/^\*Shati\*\n• Small: 18,000\.00 TZS/);
  expect(await conversation.say("Mnaleta nyumbani?")).toContain(
    "• Boda: 3,000.00 TZS (bure kuanzia 50,000.00 TZS)\n→ variants",
  );
  expect(await conversation.say("Nalipaje?")).toMatch(/M-Pesa Lipa namba 556677, Duka la Asha[\s\S]*taslimu/);
  expect(await conversation.say("small")).toContain("→ quantity");
});

it("sends to a person for what the shop has not said", async () => {
  const conversation = startConversation();
  await conversation.say("hello");
  expect(await conversation.say("What time do you open?")).toMatch(/^That I do not know[\s\S]*wa\.me\//);
});

it("answers the price of nothing in particular with the products", async () => {
  const conversation = startConversation();
  await conversation.say("Habari");
  expect(await conversation.say("Bei gani?")).toContain("→ categories");
});

it("says of what is asked for that there is none, and shows what there is", async () => {
  const conversation = startConversation();
  await conversation.say("Habari");
  expect(await conversation.say("Mna pikipiki?")).toMatch(/^Kwa sasa sioni “pikipiki”/);
});
