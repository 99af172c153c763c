import { submitOrder } from "../../../submit-order.ts";

export const POST = submitOrder;

/** Someone reloads the address of the form. */
export const GET = () => new Response(null, { status: 303, headers: { location: "/cart" } });
