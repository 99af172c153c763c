import { fillCart } from "../../../../../lib/storefront-cart/fill-cart.ts";

/** The form of a product's page, sent without a script. */
export const POST = async (request: Request, { params }: RouteContext<"/[locale]/shops/[slug]/order">) => {
  const { locale, slug } = await params;
  return fillCart(request, { slug, language: locale === "sw" ? "sw" : "en" });
};

/** For a reload of the form's URL. */
export const GET = async (_: Request, { params }: RouteContext<"/[locale]/shops/[slug]/order">) => {
  const { locale, slug } = await params;
  const location = `${locale === "sw" ? "/sw" : ""}/shops/${encodeURIComponent(slug)}`;
  return new Response(null, { status: 303, headers: { location } });
};
