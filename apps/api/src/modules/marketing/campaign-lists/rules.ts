import type { CampaignList, ListRow } from "@mauzo/contract/marketing/campaign-lists";
import { phoneProblem, toE164 } from "@mauzo/format/phone";

type ListRead = { people: { phone: string; name: string; places: number[] }[] } & Pick<
  CampaignList,
  "repeated" | "bad"
>;

/** The people of a list, each number once with the first name that stands beside it, and the rows that are none. */
export function readList(rows: readonly ListRow[]): ListRead {
  const people = new Map<string, { phone: string; name: string; places: [number, ...number[]] }>();
  const repeated: ListRead["repeated"] = [];
  const bad: ListRead["bad"] = [];
  for (const [at, row] of rows.entries()) {
    const phone = toE164(row.phone);
    if (phone === undefined) {
      bad.push({ at, why: phoneProblem(row.phone) });
      continue;
    }
    const before = people.get(phone);
    if (!before) people.set(phone, { phone, name: row.name, places: [at] });
    else {
      repeated.push({ at, first: before.places[0] });
      before.places.push(at);
      if (before.name === "") before.name = row.name;
    }
  }
  return { people: [...people.values()], repeated, bad };
}
