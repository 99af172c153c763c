import { preferredLanguage } from "@mauzo/format/preferred-language";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { tokenHeader } from "./cart-token.ts";
import { getCart, type Loaded } from "./data.ts";
import { readDraft } from "./draft-cookies.ts";
import { forwardedHeaders } from "./same-origin.ts";

/** The request's token, cart, language and draft. Loaded once for both the layout (its language) and the page. */
export const loadRequestContext = cache(async () => {
  const [requestHeaders, cookieStore] = await Promise.all([headers(), cookies()]);
  const token = requestHeaders.get(tokenHeader) ?? "";
  const loaded: Loaded | undefined = token === "" ? undefined : await getCart(token, forwardedHeaders(requestHeaders));
  const language =
    loaded?.kind === "cart" ? loaded.cart.language : preferredLanguage(requestHeaders.get("accept-language"));
  const draft = readDraft(token, (name) => cookieStore.get(name)?.value);
  return { token, loaded, language, draft };
});
