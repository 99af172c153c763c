/** Stands for a token that cannot be valid: repeated, too long, or with characters our links never have. */
export const brokenToken = "?";

/** The request header in which proxy.ts passes the token to the layout, which cannot see the query. */
export const tokenHeader = "x-cart-token";

const possible = /^[\w.~-]{1,200}$/;
export const isPossibleToken = (token: string) => possible.test(token);

/** The token of a query or form: empty when there is none, `brokenToken` when it cannot be valid. */
export function tokenOf(params: URLSearchParams): string {
  const [first = "", ...more] = params.getAll("token");
  if (first === "" && more.length === 0) return "";
  return more.length === 0 && isPossibleToken(first) ? first : brokenToken;
}

/** The page on which an order is paid with a phone. */
export const payPath = (token: string, more: Record<string, string> = {}) =>
  `/cart/pay?${new URLSearchParams({ token, ...more })}`;

/** The customer's link to the cart. */
export const cartPath = (token: string, more: Record<string, string> = {}) =>
  `/cart?${new URLSearchParams({ token, ...more })}`;
