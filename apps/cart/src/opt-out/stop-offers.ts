import { forwardedHeaders } from "../same-origin.ts";
import { postOptOut } from "./opt-out-requests.ts";

/**
 * Handles the button of the page, and leads back to it, which says what came of it. Whoever has the link may press it, from
 * wherever: old phones do not say which page they send a form from.
 */
export async function stopOffers(request: Request, code: string): Promise<Response> {
  const isDone = await postOptOut(code, forwardedHeaders(request.headers));
  const location = `/o/${encodeURIComponent(code)}${isDone ? "" : "?problem=unreachable"}`;
  return new Response(null, { status: 303, headers: { location } });
}
