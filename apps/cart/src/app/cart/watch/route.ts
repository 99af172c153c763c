import { cart } from "@mauzo/contract/orders/cart";
import { longPoll } from "../../../forms/long-poll.ts";

export const POST = longPoll(cart.watch);

/** For a URL opened by hand. */
export const GET = () => new Response(null, { status: 303, headers: { location: "/cart" } });
