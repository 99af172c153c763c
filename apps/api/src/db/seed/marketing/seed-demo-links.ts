import { eq } from "drizzle-orm";
import type { Deps } from "../../../deps.ts";
import { createShortLink } from "../../../modules/marketing/short-links/create-short-link.ts";
import { shortLinkDays } from "../../schema/marketing/short-link-days.ts";
import { shortLinks } from "../../schema/marketing/short-links.ts";
import { inShop, type Tx } from "../../tenant-transaction.ts";
import { demoOwner } from "../life/demo-people.ts";

const demoLinks = [
  { name: "Bango la kaunta", place: "Kaunta", most: 11 },
  { name: "Kadi za mteja", place: "Soko la Kariakoo", most: 4 },
];
const days = 30;
const dayMs = 86_400_000;

/** Gives a demo shop that never had a short link two, with what a month counted. */
export const seedDemoLinks = (
  { pool, env }: Pick<Deps, "pool" | "env">,
  shopId: string,
  nowMs: number,
): Promise<void> =>
  inShop(pool, shopId, async (tx) => {
    if ((await tx.$count(shortLinks, eq(shortLinks.shopId, shopId))) > 0) return;
    const context = { shopId, tx: <T>(work: (tx: Tx) => Promise<T>) => work(tx), person: { name: demoOwner } };
    for (const { name, place, most } of demoLinks) {
      const { id: linkId } = await createShortLink({ env }, context, { name, place, target: { kind: "shop" } });
      await tx.insert(shortLinkDays).values(
        Array.from({ length: days }, (_, ago) => ({
          ...{ shopId, linkId, clicks: 1 + ((ago * 5) % most) },
          day: new Date(nowMs - (ago + 1) * dayMs).toISOString().slice(0, 10),
        })),
      );
    }
  });
