import { createHash, timingSafeEqual } from "node:crypto";

/** A shop that changed; `listing`: what the directory shows of it, too. */
type Refresh = { slug: string; listing: boolean };

const digest = (text: string) => createHash("sha256").update(text).digest();
const longestBody = 1_000;

/** Reads what the API asks for; undefined when it is not the API, or nothing that it would say. */
export async function readRefresh(request: Request, secret: string | undefined): Promise<Refresh | undefined> {
  const given = request.headers.get("authorization") ?? "";
  if (!secret || !timingSafeEqual(digest(given), digest(`Bearer ${secret}`))) return undefined;
  const text = await request.text();
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
