import { watchCart } from "../../../forms/watch-cart.ts";

export const POST = watchCart;

/** Someone opens the address by hand. */
export const GET = () => new Response(null, { status: 303, headers: { location: "/cart" } });
