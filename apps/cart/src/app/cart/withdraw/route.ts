import { withdrawPaymentClaim } from "../../../forms/withdraw-payment-claim.ts";

export const POST = withdrawPaymentClaim;
/** For a reload of the form's URL. */
export const GET = () => new Response(null, { status: 303, headers: { location: "/cart" } });
