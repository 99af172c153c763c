import { errorCode } from "@mauzo/api-client/errors/error-code";
import { fieldErrors } from "@mauzo/api-client/errors/field-errors";
import { cart } from "@mauzo/contract/orders/cart";
import { viaHeader, viaParameter } from "@mauzo/contract/shop/via";
import { publicShops, StorefrontCart } from "@mauzo/contract/storefront/public-shops";
import { productPath } from "@mauzo/format/text/product-address";
import * as z from "zod/mini";
import { api } from "../api.ts";
import { addresses } from "../env.ts";
import { type Line, lineOfForm, withLine } from "./order-form.ts";

type Place = { slug: string; language: StorefrontCart["language"] };

/** What somebody without scripts has chosen so far, and the link it last led to; in a cookie, where scripts have none. */
const Kept = z.object({ token: z.string(), lines: StorefrontCart.def.shape.lines });
const cookieName = (slug: string) => `chosen-${encodeURIComponent(slug)}`;
/** A browser keeps cookies of up to 4 kB. */
const mostCharacters = 3_500;
const keptSeconds = 7_200;

function readKept(request: Request, slug: string): z.infer<typeof Kept> | undefined {
  const cookies = (request.headers.get("cookie") ?? "").split("; ").map((cookie) => cookie.split("="));
  const text = cookies.find(([name]) => name === cookieName(slug))?.[1];
  try {
    return Kept.safeParse(JSON.parse(decodeURIComponent(text ?? ""))).data;
  } catch {
    return undefined;
  }
}

/** The lines chosen before, unless they have been ordered since. */
async function linesBefore(request: Request, slug: string): Promise<readonly Line[]> {
  const kept = readKept(request, slug);
  if (!kept) return [];
  try {
    const { state } = await api().call(cart.get, { query: { token: kept.token } });
    return state === "open" ? kept.lines : [];
  } catch (failure) {
    // Without an answer what was chosen is kept: a link that is gone says so.
    return errorCode(failure) === undefined ? kept.lines : [];
  }
}

/** What led to the form's page, whose address still says so: no script took it away. */
function viaOf({ headers }: Request): Record<string, string> {
  const page = headers.get("referer") ?? "";
  const via = URL.canParse(page) ? new URL(page).searchParams.get(viaParameter) : null;
  const isUntracked = headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";
  return via === null || isUntracked || !/^[\w.-]{1,60}$/.test(via) ? {} : { [viaHeader]: via };
}

const seeOther = (location: string, cookie?: string) =>
  new Response(null, { status: 303, headers: { location, ...(cookie !== undefined && { "set-cookie": cookie }) } });

/** Adds what the form of a product's page says to what was chosen before, and leads to the cart with all of it. */
export async function fillCart(request: Request, { slug, language }: Place): Promise<Response> {
  const prefix = language === "sw" ? "/sw" : "";
  const shopPath = `${prefix}/shops/${encodeURIComponent(slug)}`;
  const form = await request.formData().catch(() => undefined);
  const id = form?.get("product");
  if (!form || typeof id !== "string") return seeOther(shopPath);
  let back = shopPath;
  try {
    const { items } = await api().call(publicShops.products, { params: { slug }, query: { id } });
    const product = items[0];
    if (product) back = prefix + productPath(slug, product);
    const line = product && lineOfForm(form, product);
    if (!line) return seeOther(`${back}#not-added`);
    const before = await linesBefore(request, slug);
    const visitor = request.headers.get("x-forwarded-for");
    const open = async (lines: Line[]) => {
      const { url } = await api().call(
        publicShops.createCart,
        { params: { slug }, body: { language, lines } },
        { headers: { "accept-language": language, ...(visitor && { "x-forwarded-for": visitor }), ...viaOf(request) } },
      );
      return { url, lines };
    };
    const wanted = withLine(before, line);
    // Something chosen before may be sold out by now, which must not keep the rest from being bought.
    const { url, lines } = await open(wanted).catch((failure: unknown) => {
      const refused = new Set(fieldErrors(failure).map(({ path }) => path[1]));
      const left = wanted.filter((_, at) => !refused.has(at));
      if (left.length === wanted.length || !left.some(({ product_id }) => product_id === line.product_id))
        throw failure;
      return open(left);
    });
    const kept = encodeURIComponent(JSON.stringify({ token: new URL(url).searchParams.get("token"), lines }));
    const safe = addresses().siteUrl.startsWith("https:") ? "; Secure" : "";
    const cookie = `${cookieName(slug)}=${kept}; Path=${shopPath}; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${safe}`;
    return seeOther(url, kept.length <= mostCharacters ? cookie : undefined);
  } catch (failure) {
    if (errorCode(failure) === undefined) console.error("A cart was not filled:", failure);
    // The page of the product says so, and what there is of it now.
    return seeOther(`${back}#not-added`);
  }
}
