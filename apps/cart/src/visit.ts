import { preferredLanguage } from "@mauzo/format/preferred-language";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { tokenHeader } from "./cart-token.ts";
import { getCart, type Loaded } from "./data.ts";
import { readDraft } from "./draft.ts";
import { labelsIn } from "./labels/labels.ts";
import { forwardedHeaders } from "./same-origin.ts";

/** Who asks for what, with the cart behind the link. One load for the layout (its language) and the page. */
export const openVisit = cache(async () => {
  const [asked, jar] = await Promise.all([headers(), cookies()]);
  const token = asked.get(tokenHeader) ?? "";
  const loaded: Loaded | undefined = token === "" ? undefined : await getCart(token, forwardedHeaders(asked));
  const language = loaded?.kind === "cart" ? loaded.cart.language : preferredLanguage(asked.get("accept-language"));
  const draft = readDraft(token, (name) => jar.get(name)?.value);
  return { token, loaded, language, labels: labelsIn(language), draft };
});
