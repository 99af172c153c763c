import { pushPayment } from "../../../forms/push-payment.ts";

export const POST = pushPayment;
/** For a reload of the form's URL. */
export const GET = () => new Response(null, { status: 303, headers: { location: "/cart" } });
