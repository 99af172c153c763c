import { expect, it } from "vitest";
import { startTalk } from "../test/talk.ts";

it("of another product count for nothing", async () => {
  const talk = startTalk();
  await talk.say("Hello");
  await talk.pick("products:p:khanga");
  await talk.pick("products:p:ice");
  const reply = await talk.pick("quantity:q:khanga-v:2");
  expect(reply).toContain("Sorry, I did not understand that.");
  expect(reply).toContain("# Scoops");
  expect(talk.state()).toMatchObject({ cart: [] });
});

it("of a variant still work", async () => {
  const talk = startTalk();
  await talk.say("Hello");
  await talk.pick("products:p:khanga");
  expect(await talk.pick("variants:v:shirt:small")).toContain("How many would you like?");
  await talk.tap("1");
  expect(talk.state()).toMatchObject({ cart: [{ variant_id: "small", quantity: 1 }] });
});

it("of a node that was deleted show the choices again", async () => {
  const talk = startTalk();
  await talk.say("Hello");
  expect(await talk.pick("old-menu:products")).toContain("→ greeting");
});

it("of a quantity buy nothing of another product", async () => {
  const talk = startTalk();
  await talk.say("Hello");
  await talk.pick("products:p:khanga");
  await talk.pick("variants:v:shirt:small");
  expect(await talk.pick("quantity:q:khanga-v:2")).toContain("Sorry, I did not understand that.");
  expect(talk.state()).toMatchObject({ cart: [], node: "quantity" });
});

it("of a quantity buy nothing twice", async () => {
  const talk = startTalk();
  await talk.say("Hello");
  await talk.pick("products:p:khanga");
  await talk.tap("1");
  await talk.pick("quantity:q:khanga-v:1");
  expect(talk.state()).toMatchObject({ cart: [{ quantity: 1 }] });
});

it("of a full group of add-ons say how many can be chosen", async () => {
  const talk = startTalk();
  await talk.say("Hello");
  await talk.pick("products:p:ice");
  for (const scoop of ["Vanilla", "Vanilla", "Mango"]) await talk.tap(scoop);
  const reply = await talk.pick("add-ons:a:ice-v:mango");
  expect(reply).toContain("You can choose 3 at most here.");
  expect(reply).toContain("# Toppings");
});

it("of a list of the cart take out no other line", async () => {
  const talk = startTalk();
  await talk.say("Hello");
  await talk.pick("products:p:khanga");
  await talk.tap("1");
  await talk.pick("variants:v:shirt:small");
  await talk.tap("1");
  await talk.say("change cart");
  await talk.pick("cart-change:r:0:khanga-v");
  await talk.pick("cart-change:r:0:khanga-v");
  expect(talk.state()).toMatchObject({ cart: [{ variant_id: "small" }] });
});
