/**
 * The language for a visitor who has chosen none: the first of their languages that we support, else English.
 * @param acceptLanguage the value of that request header, in whatever form the client sent it.
 */
export function preferredLanguage(acceptLanguage: string | null): "en" | "sw" {
  const wanted = (acceptLanguage ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => part.trim().toLowerCase());
  return wanted.find((tag) => /^(en|sw)\b/.test(tag))?.startsWith("sw") ? "sw" : "en";
}
