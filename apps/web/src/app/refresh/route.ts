import { revalidateTag } from "next/cache";
import { errorBody } from "../../i18n/error-body.ts";
import { refreshSecret } from "../../lib/env.ts";
import { directoryTag, shopTag } from "../../lib/http/cache-tags.ts";
import { parseRefreshRequest } from "../../lib/http/parse-refresh-request.ts";
import { forgetShop } from "../../lib/http/shops/shop-place.ts";

const missing = () => Response.json(errorBody("not_found", "en"), { status: 404 });

/** The API reports that a shop changed: the next request for its page renders it again. */
export async function POST(request: Request): Promise<Response> {
  const asked = await parseRefreshRequest(request, refreshSecret());
  if (!asked) return missing();
  forgetShop(asked.slug);
  revalidateTag(shopTag(asked.slug), { expire: 0 });
  if (asked.listing) revalidateTag(directoryTag, { expire: 0 });
  return Response.json({ done: true });
}

export const GET = missing;
