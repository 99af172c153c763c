import { createHash, timingSafeEqual } from "node:crypto";

/** A shop that changed; `listing`: its entry in the directory changed too. */
type Refresh = { slug: string; listing: boolean };

const digest = (text: string) => createHash("sha256").update(text).digest();
const longestBody = 1_000;

/** Reads the API's report of a change; undefined when it isn't from the API or is malformed. */
export function parseRefreshRequest(
  authorization: string | undefined,
  text: string,
  secret: string | undefined,
): Refresh | undefined {
  if (!secret || !timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${secret}`))) return undefined;
  if (text.length > longestBody) return undefined;
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== "object" || body === null || !("slug" in body) || typeof body.slug !== "string")
      return undefined;
    return { slug: body.slug, listing: "listing" in body && body.listing === true };
  } catch {
    return undefined;
  }
}
