import { submitOrder } from "../../../submit-order.ts";

export const POST = submitOrder;

/** For a reload of the form's URL. */
export const GET = () => new Response(null, { status: 303, headers: { location: "/cart" } });
