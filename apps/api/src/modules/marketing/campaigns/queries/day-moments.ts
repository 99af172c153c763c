import { eq, sql } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** Between these hours of the shop's day offers are sent. */
const [firstHour, lastHour] = [8, 20];

/** The first moment from this one on at which offers are sent: itself by day, at night the next morning at eight. */
export async function dayMoment(tx: Tx, shopId: string, at: string): Promise<string> {
  const local = sql`(${at}::timestamptz at time zone ${shops.timeZone})`;
  const morning = sql`((${local} - make_interval(hours => ${lastHour}::int))::date + 1 + make_interval(hours => ${firstHour}::int))
    at time zone ${shops.timeZone}`;
  const isDay = sql`extract(hour from ${local}) >= ${firstHour}::int and extract(hour from ${local}) < ${lastHour}::int`;
  const [row] = await tx
    .select({ at: isoText(sql`(case when ${isDay} then ${at}::timestamptz else ${morning} end)`) })
    .from(shops)
    .where(eq(shops.shopId, shopId));
  if (!row) throw new Error("the shop is gone");
  return row.at;
}
