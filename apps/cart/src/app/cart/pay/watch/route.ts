import { longPollPayments } from "../../../../forms/long-poll-payments.ts";

export const POST = longPollPayments;
/** For a URL opened by hand. */
export const GET = () => new Response(null, { status: 303, headers: { location: "/cart" } });
