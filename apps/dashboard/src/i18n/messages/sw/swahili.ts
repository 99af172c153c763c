import type { english } from "../en/english.ts";
import type { Shape } from "../shape.ts";
import { category } from "./category.ts";
import { gallery } from "./gallery.ts";
import { home } from "./home.ts";
import { input } from "./input.ts";
import { list } from "./list.ts";
import { orders } from "./orders.ts";
import { palette } from "./palette.ts";
import { products } from "./products.ts";
import { session } from "./session.ts";
import { shell } from "./shell.ts";
import { shop } from "./shop.ts";
import { upload } from "./upload.ts";

export const swahili: Shape<typeof english> = {
  category,
  gallery,
  home,
  input,
  list,
  orders,
  palette,
  products,
  session,
  shell,
  shop,
  upload,
};
