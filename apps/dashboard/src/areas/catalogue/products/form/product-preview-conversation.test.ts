import type { ProductFacts } from "@mauzo/chatflow/flow-requests";
import { expect, it } from "vitest";
import { type PreviewConversation, pickOption } from "../../../../components/conversation/run-preview-chat.ts";
import { emptyForm } from "./product-form.ts";
import { responsesForProduct, startProductPreview } from "./product-preview-conversation.ts";
import { productPreviewData } from "./product-preview-data.ts";

const typed = {
  ...emptyForm,
  name: "Kikoi",
  description: "Pamba safi",
  image_url: "https://duka.example/kikoi.jpg",
  variants: [
    { name: "Ndogo", price: "15,000", stock: "3" },
    { name: "Kubwa", price: "25,000", stock: "0" },
  ].map((variant) => ({ ...variant, low_stock_at: "", sku: "", barcode: "", option_values: [], picture_id: null })),
  add_on_groups: [
    { name: "Zawadi", min: "0", max: "1", add_ons: [{ name: "Mfuko", price: "500", counted: false, stock: "" }] },
  ],
};
const shop = { name: "Duka la Asha", whatsappNumber: "+255712345678", currency: "TZS" };
const begin = (product: ProductFacts, language: "en" | "sw") =>
  startProductPreview({ shop, answer: responsesForProduct(product) }, product, "home", language);
const factsOf = (form: Partial<typeof typed> = {}) => productPreviewData({ ...typed, ...form }, "TZS", "Bila jina");
const said = (talk: PreviewConversation) => JSON.stringify(talk.turns);

it("shows what is typed as the chat does: on its shelf, and picked", async () => {
  const talk = await begin(factsOf(), "en");
  expect(talk.turns).toMatchObject([{ actions: expect.any(Array) }, { said: "Kikoi" }, { actions: expect.any(Array) }]);
  expect(said(talk)).toContain("https://duka.example/kikoi.jpg");
  expect(said(talk)).toContain("Pamba safi");
  expect(said(talk)).toContain("*Kikoi*\\n15,000.00 TZS");
  expect(said(talk)).toContain("25,000.00 TZS · Sold out");
  expect(said(talk)).toContain("15,000.00 TZS · 3 left");
});

it("goes on with its add-ons and how many, and ends where the rest of the shop begins", async () => {
  const product = { shop, answer: responsesForProduct(factsOf()) };
  const begun = await begin(factsOf(), "sw");
  expect(said(begun)).toContain("Ungependa Kikoi ipi?");
  const chosen = await pickOption(product, begun, { id: "variants:v:this:v0", title: "Ndogo" });
  expect(said(chosen)).toContain("Mfuko");
  const extra = await pickOption(product, chosen, { id: "add-ons:a:v0:a0.0", title: "Mfuko" });
  const many = await pickOption(product, extra, { id: "quantity:q:v0:2", title: "2" });
  expect(said(many)).toContain("2 × *Kikoi (Ndogo)*");
  expect(many.ended).toBe(false);
  const cart = await pickOption(product, many, { id: "added:cart", title: "Kikapu changu" });
  expect(cart).toMatchObject({ ended: true, turns: [...many.turns, { said: "Kikapu changu" }] });
});

it("says that nothing of it is left, and takes a price that is not one yet for none", async () => {
  const sold = factsOf({ variants: typed.variants.map((variant) => ({ ...variant, stock: "0" })) });
  expect(said(await begin(sold, "en"))).toContain("sold out");
  const unfinished = productPreviewData({ ...emptyForm, price: "abc" }, "TZS", "Bila jina");
  expect(unfinished).toMatchObject({
    name: "Bila jina",
    image_url: null,
    variants: [{ price: { minor: 0 }, stock: 0 }],
  });
  expect(said(await begin(unfinished, "sw"))).toContain("Bila jina");
});
