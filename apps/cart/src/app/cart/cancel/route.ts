import { cancelOrder } from "../../../forms/cancel-order.ts";

export const POST = cancelOrder;

/** Someone reloads the address of the form. */
export const GET = () => new Response(null, { status: 303, headers: { location: "/cart" } });
