import { OptOutCode } from "@mauzo/contract/marketing/opt-outs";

/** The request header in which proxy.ts passes the code of a link to the layout, which cannot see the path. */
export const optOutHeader = "x-opt-out-code";

/** The code of a page's path; empty for other pages, and for what can be none. */
export function optOutCodeOf(pathname: string): string {
  const [, code = ""] = /^\/o\/([^/]+)$/.exec(pathname) ?? [];
  return OptOutCode.safeParse(code).success ? code : "";
}
