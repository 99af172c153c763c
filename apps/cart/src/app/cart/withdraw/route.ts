import { withdrawClaim } from "../../../forms/withdraw-claim.ts";

export const POST = withdrawClaim;
/** Someone reloads the address of the form. */
export const GET = () => new Response(null, { status: 303, headers: { location: "/cart" } });
