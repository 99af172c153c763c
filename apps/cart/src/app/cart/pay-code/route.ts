import { payCode } from "../../../order/pay-code.ts";

/** The QR code of a number that a shop is paid on: a picture, so that the page's script needs no encoder. */
export const GET = (request: Request) => payCode(new URL(request.url).searchParams.get("number") ?? "");
