import { revalidateTag } from "next/cache";
import { refreshSecret } from "../../lib/env.ts";
import { readRefresh } from "../../lib/front/read-refresh.ts";
import { directoryTag, shopTag } from "../../lib/front/refresh-tags.ts";
import { forgetShop } from "../../lib/front/shops/known-shops.ts";

const missing = () => Response.json({ detail: "Not found" }, { status: 404 });

/** The API says that a shop changed: who asks for its page next gets it made anew. */
export async function POST(request: Request): Promise<Response> {
  const asked = await readRefresh(request, refreshSecret());
  if (!asked) return missing();
  forgetShop(asked.slug);
  revalidateTag(shopTag(asked.slug), { expire: 0 });
  if (asked.listing) revalidateTag(directoryTag, { expire: 0 });
  return Response.json({ done: true });
}

export const GET = missing;
