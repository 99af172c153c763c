import { payments } from "@mauzo/contract/payments/payments";
import { longPoll } from "../../../../forms/long-poll.ts";

export const POST = longPoll(payments.watchCart);

/** For a URL opened by hand. */
export const GET = () => new Response(null, { status: 303, headers: { location: "/cart" } });
