import type { Product } from "@mauzo/contract/catalogue/products";

type Variant = Product["variants"][number];
type AddOn = Product["add_on_groups"][number]["add_ons"][number];

/** What has to be known of a product to tell whether words mean it: a product of the API has it, as has one of a chat. */
export type Offered = Pick<Product, "id" | "name" | "description" | "image_url"> & {
  variants: readonly (Pick<Variant, "id" | "name" | "price" | "stock"> & { option_values?: readonly string[] })[];
  add_on_groups: readonly { add_ons: readonly Pick<AddOn, "id" | "name" | "price">[] }[];
};
