import { BalanceCode } from "@mauzo/contract/payments/balance-links";

/** The request header in which proxy.ts passes the code of a balance to the layout, which cannot see the path. */
export const balanceHeader = "x-balance-code";

export const isBalanceCode = (code: string): boolean => BalanceCode.safeParse(code).success;

/** The code of a page's path; empty for other pages, and for what can be none. */
export function balanceCodeOf(pathname: string): string {
  const [, code = ""] = /^\/d\/([^/]+)$/.exec(pathname) ?? [];
  return isBalanceCode(code) ? code : "";
}

/** The page of a balance. */
export const balancePath = (code: string, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams(more).toString();
  return `/d/${encodeURIComponent(code)}${query && `?${query}`}`;
};
