import { cancelOrder } from "../../../forms/cancel-order.ts";

export const POST = cancelOrder;

/** For a reload of the form's URL. */
export const GET = () => new Response(null, { status: 303, headers: { location: "/cart" } });
