import { holdCart } from "../../../forms/hold-cart.ts";

export const POST = holdCart;

/** Someone opens the address by hand. */
export const GET = () => new Response(null, { status: 303, headers: { location: "/cart" } });
