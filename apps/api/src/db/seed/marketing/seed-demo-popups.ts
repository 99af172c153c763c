import type { PopupDocument } from "@mauzo/contract/marketing/popup-document";
import { and, eq } from "drizzle-orm";
import type { Deps } from "../../../deps.ts";
import { createPopup } from "../../../modules/marketing/popups/create-popup.ts";
import { popupDays } from "../../schema/marketing/popup-days.ts";
import { popups } from "../../schema/marketing/popups.ts";
import { inShop, type Tx } from "../../tenant-transaction.ts";
import { demoOwner } from "../life/demo-people.ts";

const website = "duka-la-mwanzi.example";
const shared = {
  ...{ picture_id: null, from: null, until: null, where: [{ match: "begins", value: website }] },
  who: { visitor: "all", language: "all", device: "all" },
  often: { close_days: 7, click_ends: true, most: null },
} satisfies Partial<PopupDocument>;

/** One that is on, on a website of the shop's own, and one that is still being written. */
const demoPopups: { name: string; on: boolean; document: PopupDocument }[] = [
  {
    name: "Tuandikie",
    on: true,
    document: {
      ...{ ...shared, position: "bottom_right", content: { kind: "text", call: "chat" } },
      texts: {
        en: { title: "Looking for something?", text: "Write to us, we answer at once.", button: "Write to us" },
        sw: { title: "Unatafuta kitu?", text: "Tuandikie, tunajibu papo hapo.", button: "Tuandikie" },
      },
      when: { delay_seconds: 8, scrolled_percent: null, leaving: false },
    },
  },
  {
    name: "Bidhaa mpya",
    on: false,
    document: {
      ...{ ...shared, position: "bottom_left", content: { kind: "url", url: `https://${website}/mpya` } },
      texts: {
        en: { title: "New this week", text: "Kitenge and baskets from Mwanza have arrived.", button: "See them" },
        sw: { title: "Mpya wiki hii", text: "Vitenge na vikapu vya Mwanza vimefika.", button: "Vitazame" },
      },
      when: { delay_seconds: null, scrolled_percent: 50, leaving: true },
    },
  },
];
const days = 30;
const dayMs = 86_400_000;

/** Gives a demo shop that never had a popup two, with what a month counted. */
export const seedDemoPopups = ({ pool }: Pick<Deps, "pool">, shopId: string, nowMs: number): Promise<void> =>
  inShop(pool, shopId, async (tx) => {
    if ((await tx.$count(popups, eq(popups.shopId, shopId))) > 0) return;
    const context = { shopId, tx: <T>(work: (tx: Tx) => Promise<T>) => work(tx), person: { name: demoOwner } };
    for (const { name, on, document } of demoPopups) {
      const { id: popupId } = await createPopup(context, { name, document, pages: [] });
      if (on)
        await tx
          .update(popups)
          .set({ isOn: true })
          .where(and(eq(popups.shopId, shopId), eq(popups.id, popupId)));
      const counted = Array.from({ length: days }, (_, ago) => {
        const views = 18 + ((ago * 7) % 23);
        const day = new Date(nowMs - (ago + 1) * dayMs).toISOString().slice(0, 10);
        return { shopId, popupId, day, views, closes: Math.floor(views / 3), clicks: 1 + (ago % 5) };
      });
      await tx.insert(popupDays).values(on ? counted : counted.slice(days / 2));
    }
  });
