import type { Cart, CartAddOn, CartProduct, CartVariant } from "@mauzo/contract/orders/cart";

export const id = (number: number) => `0190b0c0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const tzs = (minor: number) => ({ minor, currency: "TZS" });

export const variant = (number: number, values: Partial<CartVariant> = {}): CartVariant => ({
  id: id(number),
  name: "",
  price: tzs(950_000),
  quantity: 1,
  available: 40,
  ...values,
});
export const addOn = (number: number, group: number, values: Partial<CartAddOn> = {}): CartAddOn => ({
  id: id(number),
  group_id: id(group),
  name: "Fine",
  price: tzs(50_000),
  quantity: 0,
  available: null,
  ...values,
});
export const product = (number: number, values: Partial<CartProduct> = {}): CartProduct => ({
  id: id(number),
  item: 1,
  name: `Product ${number}`,
  description: "",
  image_url: null,
  variants: [variant(number * 10)],
  add_on_groups: [],
  add_ons: [],
  ...values,
});
export const cart = (products: CartProduct[], values: Partial<Cart> = {}): Cart => ({
  logo_url: null,
  shop_name: "Duka la Amina",
  shop_slug: "demo",
  order_id: "7K4Q9-DXM2T",
  language: "en",
  currency: "TZS",
  state: "open",
  held_until: null,
  hold_minutes: 0,
  time_zone: "Africa/Dar_es_Salaam",
  customer: { name: "", phone: "" },
  note: "",
  methods: [],
  charges: [],
  delivery: { method_id: null, method: "", place: "" },
  products,
  total: tzs(0),
  order: null,
  version: "v1",
  cursor: "m1",
  ...values,
});
