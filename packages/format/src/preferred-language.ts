/**
 * The language of a visitor who has chosen none: the first one of theirs that we speak, else English.
 * @param acceptLanguage the request header of that name, whatever was sent as one.
 */
export function preferredLanguage(acceptLanguage: string | null): "en" | "sw" {
  const wanted = (acceptLanguage ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => part.trim().toLowerCase());
  return wanted.find((tag) => /^(en|sw)\b/.test(tag))?.startsWith("sw") ? "sw" : "en";
}
