import { holdCart } from "../../../forms/hold-cart.ts";

export const POST = holdCart;

/** For a URL opened by hand. */
export const GET = () => new Response(null, { status: 303, headers: { location: "/cart" } });
