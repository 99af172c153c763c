import { balancePath } from "../../../../balance/balance-code.ts";
import { claimBalance } from "../../../../balance/said/claim-balance.ts";

type Context = { params: Promise<{ code: string }> };

export const POST = async (request: Request, { params }: Context) => claimBalance(request, (await params).code);

/** For a reload of the form's URL. */
export const GET = async (_: Request, { params }: Context) =>
  new Response(null, { status: 303, headers: { location: balancePath((await params).code) } });
