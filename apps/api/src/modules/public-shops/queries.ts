import { desc } from "drizzle-orm";
import { listings } from "../../db/schema/listings.ts";
import type { Tx } from "../../db/scope.ts";

/** The newest shops of the directory: public fields only. */
export const listListings = (db: Tx, limit: number) =>
  db
    .select({
      name: listings.name,
      slug: listings.slug,
      category: listings.category,
      about: listings.about,
      logo_url: listings.logoUrl,
    })
    .from(listings)
    .orderBy(desc(listings.createdAt), listings.slug)
    .limit(limit);
