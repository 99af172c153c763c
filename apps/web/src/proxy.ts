import { type NextRequest, NextResponse } from "next/server";
import { bodyLimitBytes } from "./lib/body-limit.ts";
import { addresses } from "./lib/env.ts";
import { forwardOf } from "./lib/zones.ts";

/** Hands other apps' paths to them. The site's own static pages never pass here. */
export function proxy(request: NextRequest): NextResponse {
  // Next would cut a longer body and forward the piece.
  if (Number(request.headers.get("content-length") ?? 0) > bodyLimitBytes) {
    return NextResponse.json({ detail: "The file is too large" }, { status: 413 });
  }
  const forward = forwardOf(new URL(request.url), addresses());
  if (!forward) return NextResponse.next();
  return forward.kind === "redirect" ? NextResponse.redirect(forward.url, 307) : NextResponse.rewrite(forward.url);
}

export const config = {
  matcher: [
    "/dashboard/:path*",
    "/login/:path*",
    "/invite/:path*",
    "/forgot-password/:path*",
    "/reset-password/:path*",
    "/dashboard-static/:path*",
    "/cart/:path*",
    "/cart-static/:path*",
    "/api/:path*",
  ],
};
