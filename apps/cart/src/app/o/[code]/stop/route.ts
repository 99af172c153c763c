import { stopOffers } from "../../../../opt-out/stop-offers.ts";

type Context = { params: Promise<{ code: string }> };

export const POST = async (request: Request, { params }: Context) => stopOffers(request, (await params).code);

/** For a URL opened by hand, and for scanners: it stops nothing. */
export const GET = async (_: Request, { params }: Context) =>
  new Response(null, { status: 303, headers: { location: `/o/${encodeURIComponent((await params).code)}` } });
