/** Stands for a token that cannot be one: repeated, too long, with characters no link of ours has. */
export const brokenToken = "?";

/** The request header in which proxy.ts hands the token to the layout, which sees no query. */
export const tokenHeader = "x-cart-token";

const possible = /^[\w.~-]{1,200}$/;
export const isPossibleToken = (token: string) => possible.test(token);

/** The token of a query or form: empty when there is none, `brokenToken` when it cannot lead anywhere. */
export function tokenOf(params: URLSearchParams): string {
  const [first = "", ...more] = params.getAll("token");
  if (first === "" && more.length === 0) return "";
  return more.length === 0 && isPossibleToken(first) ? first : brokenToken;
}

/** The link a customer holds. */
export const cartPath = (token: string, more: Record<string, string> = {}) =>
  `/cart?${new URLSearchParams({ token, ...more })}`;
