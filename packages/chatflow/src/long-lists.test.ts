import { shopCategories } from "@mauzo/contract/shop/shop";
import { expect, it } from "vitest";
import { answerFrom, type CatalogueProduct } from "../test/answer-from-catalogue.ts";
import { startConversation } from "../test/start-conversation.ts";

const price = { minor: 100_000, currency: "TZS" };
const make = (id: string, category: string, more: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  id,
  name: `Thing ${id}`,
  description: "",
  category,
  image_url: null,
  variants: [{ id: `${id}-v`, name: "", price, stock: 5 }],
  add_on_groups: [],
  ...more,
});
const rows = (reply: string) => [...reply.matchAll(/\{(.+?)( - .*)?\}/g)].map(([, title = ""]) => title);

/** Collects every row by picking "More" to the end. */
async function pageThrough(conversation: ReturnType<typeof startConversation>, first: string): Promise<string[]> {
  const seen: string[] = [];
  for (let reply = first, page = 0; page < 40; page += 1) {
    const titles = rows(reply);
    expect(titles.length).toBeLessThanOrEqual(10);
    seen.push(...titles);
    if (!titles.includes("More")) return seen;
    reply = await conversation.tap("More");
  }
  throw new Error("The list never ends");
}
const own = (titles: string[], prefix: string) => titles.filter((title) => title.startsWith(prefix));

it.each([1, 9, 10, 11, 25, 200])("shows each of %d products once, with a way back", async (count) => {
  const many = Array.from({ length: count }, (_, index) => make(`${index + 1}`, "home"));
  const conversation = startConversation(answerFrom([...many, make("x", "media")]));
  await conversation.say("products");
  const seen = await pageThrough(conversation, await conversation.tap("Home"));
  expect(own(seen, "Thing")).toEqual(many.map((product) => product.name));
  expect(seen.at(-1)).toBe("Other categories");
  expect(await conversation.tap("Other categories")).toContain("# Categories");
});

it("needs no list for a single category, and offers no way back to one", async () => {
  const many = Array.from({ length: 10 }, (_, index) => make(`${index + 1}`, "home"));
  const reply = await startConversation(answerFrom(many)).say("products");
  expect(rows(reply)).toEqual(many.map((product) => product.name));
});

it("shows all 18 categories", async () => {
  const conversation = startConversation(
    answerFrom(shopCategories.map((category, index) => make(`${index}`, category))),
  );
  const seen = await pageThrough(conversation, await conversation.say("products"));
  expect(seen.filter((title) => title !== "More")).toHaveLength(18);
});

it("shows each of 50 variants and 30 add-ons once", async () => {
  const variants = Array.from({ length: 50 }, (_, index) => ({
    id: `v${index}`,
    name: `Size ${index}`,
    price,
    stock: 5,
  }));
  const add_ons = Array.from({ length: 30 }, (_, index) => ({
    id: `a${index}`,
    name: `Extra ${index}`,
    price,
    stock: null,
  }));
  const group = { id: "g", name: "Extras", min: 0, max: 5, add_ons };
  const conversation = startConversation(answerFrom([make("1", "home", { variants, add_on_groups: [group] })]));
  await conversation.say("Hello");
  const sizes = await pageThrough(conversation, await conversation.pick("products:p:1"));
  expect(own(sizes, "Size")).toEqual(variants.map((variant) => variant.name));
  const extras = await pageThrough(conversation, await conversation.tap("Size 49"));
  expect(own(extras, "Extra")).toEqual(add_ons.map((addOn) => addOn.name));
});

it.each(["Extra 29", "extra 29!", "EXTRA  29"])(
  "takes an add-on of another page of its list by name: %s",
  async (typed) => {
    const add_ons = Array.from({ length: 30 }, (_, index) => ({
      id: `a${index}`,
      name: `Extra ${index}`,
      price,
      stock: null,
    }));
    const group = { id: "g", name: "Extras", min: 0, max: 5, add_ons };
    const other = {
      ...group,
      id: "h",
      name: "Wraps",
      add_ons: [{ ...group.add_ons[0], id: "w", name: "Wrap", price, stock: null }],
    };
    const conversation = startConversation(answerFrom([make("1", "home", { add_on_groups: [group, other] })]));
    await conversation.say("Hello");
    expect(rows(await conversation.pick("products:p:1"))).not.toContain("Extra 29");
    expect(await conversation.say(typed)).toContain("Chosen (1): Extra 29");
    expect(await conversation.say("Wrap")).not.toContain("Chosen (2)");
  },
);

it("takes a variant of another page of its list by name", async () => {
  const variants = Array.from({ length: 30 }, (_, index) => ({
    id: `v${index}`,
    name: `Size ${index}`,
    price,
    stock: 5,
  }));
  const conversation = startConversation(answerFrom([make("1", "home", { variants })]));
  await conversation.say("Hello");
  expect(rows(await conversation.pick("products:p:1"))).not.toContain("Size 29");
  expect(await conversation.say("size 29")).toContain("How many");
});
