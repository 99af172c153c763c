import { longPollCart } from "../../../forms/long-poll-cart.ts";

export const POST = longPollCart;

/** For a URL opened by hand. */
export const GET = () => new Response(null, { status: 303, headers: { location: "/cart" } });
