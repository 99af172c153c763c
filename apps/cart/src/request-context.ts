import { preferredLanguage } from "@mauzo/format/preferred-language";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { balanceHeader } from "./balance/balance-code.ts";
import { getBalance } from "./balance/balance-requests.ts";
import { tokenHeader } from "./cart-token.ts";
import { getCart, type Loaded } from "./data.ts";
import { readDraft } from "./draft-cookies.ts";
import { optOutHeader } from "./opt-out/opt-out-code.ts";
import { getOptOut } from "./opt-out/opt-out-requests.ts";
import { forwardedHeaders } from "./same-origin.ts";

/**
 * The request's token, cart, language and draft, or what the link of a message is about. Loaded once for both the layout (its
 * language) and the page.
 */
export const loadRequestContext = cache(async () => {
  const [requestHeaders, cookieStore] = await Promise.all([headers(), cookies()]);
  const token = requestHeaders.get(tokenHeader) ?? "";
  const forwarded = forwardedHeaders(requestHeaders);
  const loaded: Loaded | undefined = token === "" ? undefined : await getCart(token, forwarded);
  const code = requestHeaders.get(optOutHeader) ?? "";
  const optOut = code === "" ? undefined : await getOptOut(code, forwarded);
  const link = requestHeaders.get(balanceHeader) ?? "";
  const balance = link === "" ? undefined : await getBalance(link, forwarded);
  const own = loaded?.kind === "cart" ? loaded.cart.language : undefined;
  const ofLink = optOut?.kind === "opt-out" ? optOut.optOut.language : undefined;
  const owing = balance?.kind === "balance" ? balance.balance.language : undefined;
  const language = own ?? ofLink ?? owing ?? preferredLanguage(requestHeaders.get("accept-language"));
  const draft = readDraft(token, (name) => cookieStore.get(name)?.value);
  return { token, loaded, optOut, balance, language, draft };
});
