import { type CustomerFilter, customerList } from "@mauzo/contract/customers/customers";
import type { SegmentDocument } from "@mauzo/contract/customers/segment-criteria";
import { sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { JsonQuery } from "../../../../db/read-json-in-shop.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { sqlText } from "../../../../db/sql/sql-text.ts";
import type { Bind } from "../../../../http/lists/list-page.ts";
import { readList } from "../../../../http/lists/read-list.ts";
import { segmentCondition } from "../rules/segment-condition.ts";
import { searchTermsText } from "../steps/search-terms.ts";
import { customerJson, isShop, shop } from "./customer-fields.ts";

type Filter = z.output<typeof CustomerFilter>;

const columns = {
  ...{ id: "c.id", created: "c.id", name: `nullif(c.name, '') collate "unicode"` },
  ...{ total: "c.total_minor", owed: "c.owed_minor", last_order: "c.last_order_at" },
};
/** As many as the search itself puts in order; who has more writes another word. */
const mostFound = 1000;
const foundBy = (terms: string, by: string) => `c.id = any(array(
  select hit.id from unnest(${terms}::text[]) as term (words)
  cross join lateral search_customers(term.words, ${by}, ${mostFound}) hit))`;

const [item, joins] = [sqlText(customerJson), sqlText(sql`join ${shops} ${shop} on ${isShop}`)];

/** The conditions of a filter on a customer `c`. */
function conditionsOf(filter: Filter, segment: SegmentDocument | undefined, bind: Bind): string[] {
  const { search, search_by, tag, place, owed, ordered_within, silent_for, channel, gender } = filter;
  return [
    "c.forgotten_at is null",
    ...(search ? [foundBy(bind(searchTermsText(search)), bind(search_by))] : []),
    ...(tag ? [`c.tags @> array[${bind(tag)}::text]`] : []),
    ...(place ? [`c.place_key = fold_place(${bind(place)})`] : []),
    ...(owed === "all" ? [] : [owed === "yes" ? "c.owed_minor > 0" : "c.owed_minor = 0"]),
    ...(ordered_within === undefined ? [] : [`c.last_order_at >= (select start_of_day(${bind(ordered_within)}::int))`]),
    ...(silent_for === undefined ? [] : [`c.last_order_at < (select start_of_day(${bind(silent_for)}::int))`]),
    ...(channel === "all" ? [] : [`c.channels @> array[${bind(channel)}::text]`]),
    ...(gender === "all" ? [] : [gender === "unknown" ? "c.gender is null" : `c.gender = ${bind(gender)}`]),
    ...(segment ? [segmentCondition(segment, bind)] : []),
  ];
}

/**
 * One page of the shop's customers after the cursor, as JSON for the response. `segment`: what the segment of the filter
 * asks.
 */
export const readCustomers = (shopId: string, filter: Filter, segment?: SegmentDocument): JsonQuery =>
  readList(shopId, filter, {
    ...{ list: customerList, columns, table: "customers c", item, joins },
    where: (bind) => conditionsOf(filter, segment, bind),
    isUnique: segment !== undefined,
  });
