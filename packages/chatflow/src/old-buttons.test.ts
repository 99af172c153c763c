import { expect, it } from "vitest";
import { startConversation } from "../test/start-conversation.ts";

it("of another product count for nothing", async () => {
  const conversation = startConversation();
  await conversation.say("Hello");
  await conversation.pick("products:p:khanga");
  await conversation.pick("products:p:ice");
  const reply = await conversation.pick("quantity:q:khanga-v:2");
  expect(reply).toContain("Sorry, I did not understand that.");
  expect(reply).toContain("# Scoops");
  expect(conversation.state()).toMatchObject({ cart: [] });
});

it("of a variant still work", async () => {
  const conversation = startConversation();
  await conversation.say("Hello");
  await conversation.pick("products:p:khanga");
  expect(await conversation.pick("variants:v:shirt:small")).toContain("How many would you like?");
  await conversation.tap("1");
  expect(conversation.state()).toMatchObject({ cart: [{ variant_id: "small", quantity: 1 }] });
});

it("of a node that was deleted show the choices again", async () => {
  const conversation = startConversation();
  await conversation.say("Hello");
  expect(await conversation.pick("old-menu:products")).toContain("→ greeting");
});

it("of a quantity buy nothing of another product", async () => {
  const conversation = startConversation();
  await conversation.say("Hello");
  await conversation.pick("products:p:khanga");
  await conversation.pick("variants:v:shirt:small");
  expect(await conversation.pick("quantity:q:khanga-v:2")).toContain("Sorry, I did not understand that.");
  expect(conversation.state()).toMatchObject({ cart: [], node: "quantity" });
});

it("of a quantity buy nothing twice", async () => {
  const conversation = startConversation();
  await conversation.say("Hello");
  await conversation.pick("products:p:khanga");
  await conversation.tap("1");
  await conversation.pick("quantity:q:khanga-v:1");
  expect(conversation.state()).toMatchObject({ cart: [{ quantity: 1 }] });
});

it("of a full group of add-ons say how many can be chosen", async () => {
  const conversation = startConversation();
  await conversation.say("Hello");
  await conversation.pick("products:p:ice");
  for (const scoop of ["Vanilla", "Vanilla", "Mango"]) await conversation.tap(scoop);
  const reply = await conversation.pick("add-ons:a:ice-v:mango");
  expect(reply).toContain("You can choose 3 at most here.");
  expect(reply).toContain("# Toppings");
});

it("of a list of the cart take out no other line", async () => {
  const conversation = startConversation();
  await conversation.say("Hello");
  await conversation.pick("products:p:khanga");
  await conversation.tap("1");
  await conversation.pick("variants:v:shirt:small");
  await conversation.tap("1");
  await conversation.say("change cart");
  await conversation.pick("cart-change:r:0:khanga-v");
  await conversation.pick("cart-change:r:0:khanga-v");
  expect(conversation.state()).toMatchObject({ cart: [{ variant_id: "small" }] });
});
