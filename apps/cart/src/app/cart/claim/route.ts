import { claimPayment } from "../../../forms/claim-payment.ts";

export const POST = claimPayment;
/** Someone reloads the address of the form. */
export const GET = () => new Response(null, { status: 303, headers: { location: "/cart" } });
