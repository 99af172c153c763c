import { claimPayment } from "../../../forms/claim-payment.ts";

export const POST = claimPayment;
/** For a reload of the form's URL. */
export const GET = () => new Response(null, { status: 303, headers: { location: "/cart" } });
