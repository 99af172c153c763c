import { type NextRequest, NextResponse } from "next/server";
import { balanceCodeOf, balanceHeader } from "./balance/balance-code.ts";
import { tokenHeader, tokenOf } from "./cart-token.ts";
import { contentSecurity } from "./content-security.ts";
import { optOutCodeOf, optOutHeader } from "./opt-out/opt-out-code.ts";

/** Gives every page its own nonce and passes the token or the code it opens with to the layout. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, searchParams } = new URL(request.url);
  const policy = contentSecurity(crypto.randomUUID());
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set(tokenHeader, pathname === "/cart" || pathname === "/cart/pay" ? tokenOf(searchParams) : "");
  headers.set(optOutHeader, optOutCodeOf(pathname));
  headers.set(balanceHeader, balanceCodeOf(pathname));
  return NextResponse.next({
    request: { headers },
    headers: { "content-security-policy": policy, "cache-control": "no-store" },
  });
}

export const config = { matcher: ["/((?!_next|cart-static/).*)"] };
