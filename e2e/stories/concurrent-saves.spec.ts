import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const languages = {
  en: {
    ...{ name: "Name", fee: "Fee", free: /^Free from/, saveDelivery: "Save delivery", about: "About the shop" },
    ...{
      ...{ place: "Place", whatsapp: "WhatsApp number" },
      shopName: "Shop name",
      save: "Save changes",
      saveSet: "Save set",
      saveOrder: "Save the change",
    },
    ...{ english: "What you call it in English", swahili: "What you call it in Swahili", state: "New" },
    ...{ header: /^Header in English/, footer: /^Footer in English/, note: "Note", more: "One Kanga more" },
    ...{ meanwhile: / saved meanwhile$/, both: "Changed by both", keep: /^Keep mine/, take: /^Take theirs/ },
    ...{ updated: "Shop updated", undo: "Undo", remove: "Remove method 1" },
    ...{ typedBefore: "Here is what you had typed", undone: "It is as it was before" },
  },
  sw: {
    ...{
      name: "Jina",
      fee: "Nauli",
      free: /^Bure kuanzia/,
      saveDelivery: "Hifadhi usafirishaji",
      about: "Kuhusu duka",
    },
    ...{
      place: "Mahali",
      whatsapp: "Namba ya WhatsApp",
      shopName: "Jina la duka",
      save: "Hifadhi mabadiliko",
      saveSet: "Hifadhi seti",
    },
    ...{ saveOrder: "Hifadhi mabadiliko", english: "Unaiitaje kwa Kiingereza", swahili: "Unaiitaje kwa Kiswahili" },
    ...{ state: "Mpya", header: /^Kichwa kwa Kiingereza/, footer: /^Maneno ya chini kwa Kiingereza/, note: "Maelezo" },
    ...{ more: "Ongeza Kanga moja", meanwhile: / amehifadhi wakati huo$/, both: "Mmebadilisha wote wawili" },
    ...{ keep: /^Baki na yangu/, take: /^Chukua yake/, undo: "Rudisha", undone: "Imerudi kama ilivyokuwa" },
    ...{ updated: "Mabadiliko yamehifadhiwa" },
    ...{ remove: "Ondoa njia ya 1", typedBefore: "Uliyoyaandika yako hapa" },
  },
} as const;
type Say = (typeof languages)["en" | "sw"];

const boda = { id: "boda-kinondoni", name: "Boda", fee_minor: 100_000, free_from_minor: null, asks_place: true };
const field = (page: Page, label: string | RegExp, at = 0) => page.getByLabel(label, { exact: true }).nth(at);
/** An answer to a save, not to a preview of one. */
const saving = (page: Page) =>
  page.waitForResponse((answer) => {
    const [method, url] = [answer.request().method(), answer.url()];
    return answer.ok() && (method === "PUT" || (method === "POST" && url.endsWith("/edits")));
  });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** One form: a field that both fill, one that only the first tab fills, one that only the second does. */
type Form = {
  path: string;
  save: string;
  open?: (page: Page) => Promise<void>;
  both: string | RegExp;
  mine: readonly [label: string | RegExp, value: string];
  theirs: readonly [label: string | RegExp, value: string, at?: number];
  /** What both fill in, the first tab and the second. */
  values: readonly [string, string];
  read: string;
  /** What is stored once the first tab kept its own. */
  stored: Record<string, unknown>;
};

async function formsOf(owner: BackOffice, say: Say): Promise<Form[]> {
  const kanga = await owner.addProduct("Kanga", { price_minor: 100_000, stock: 50 });
  await owner.changeDelivery([boda]);
  const setId = await owner.addSet({ en: "Zawadi", sw: "Zawadi" }, [kanga.id]);
  const order = await owner.writeOrder(kanga);
  return [
    {
      ...{ path: "/dashboard/settings/delivery", save: say.saveDelivery, read: "delivery-methods" },
      ...{ both: say.fee, values: ["2,000", "3,000"], mine: [say.name, "Bodaboda"], theirs: [say.free, "90,000"] },
      stored: { methods: [{ name: "Bodaboda", fee_minor: 200_000, free_from_minor: 9_000_000 }] },
    },
    {
      ...{ path: "/dashboard/settings/shop", save: say.save, read: "shop" },
      ...{ both: say.place, values: ["Tanga", "Arusha"], mine: [say.shopName, "Duka la Asha"] },
      theirs: [say.whatsapp, "0754111222"],
      stored: { place: "Tanga", name: "Duka la Asha", whatsapp_number: "+255754111222" },
    },
    {
      ...{ path: "/dashboard/settings/workflows/order-workflow", save: say.save, read: "order-workflow" },
      open: async (page) => {
        for (const at of [0, 1]) await page.locator("summary").nth(at).click();
      },
      ...{ both: say.english, values: ["Mpya kabisa", "Inangoja"], mine: [say.swahili, "Imepokelewa"] },
      theirs: [say.english, "Inafungwa", 1],
      stored: {
        appearance: {
          new: { label: { en: "Mpya kabisa", sw: "Imepokelewa" } },
          preparing: { label: { en: "Inafungwa" } },
        },
      },
    },
    {
      ...{ path: `/dashboard/products/set/single-set-collection?id=${setId}`, save: say.saveSet },
      ...{ both: say.name, values: ["Zawadi za Idi", "Zawadi za Krismasi"], mine: [say.header, "Karibu"] },
      ...{ theirs: [say.footer, "Kila siku"], read: `sets/${setId}` },
      stored: { name: "Zawadi za Idi", header: { en: "Karibu" }, footer: { en: "Kila siku" } },
    },
    {
      ...{ path: `/dashboard/orders/order-info/${order.id}/edit`, save: say.saveOrder, read: `orders/${order.id}` },
      open: (page) => button(page, say.more).click(),
      ...{
        both: say.note,
        values: ["Leo", "Kesho"],
        mine: [/^(Why|Sababu)/, "Aliomba"],
        theirs: [/^(Why|Sababu)/, "Simu"],
      },
      stored: { note: "Leo", quantity: 2 },
    },
  ];
}

for (const language of ["en", "sw"] as const) {
  const say = languages[language];
  const clashOf = (page: Page) => page.getByRole("group", { name: new RegExp(`^${say.both}`) });

  test(`of two tabs with the same form, the later is told in words what both changed, and loses nothing (${language})`, async ({
    page,
  }) => {
    const owner = new BackOffice(page);
    await owner.openShop(`Duka la Wawili ${language} ${Date.now()}`);
    const forms = await formsOf(owner, say);
    await owner.speak(language);
    const other = await page.context().newPage();

    for (const form of forms)
      await test.step(form.path, async () => {
        for (const [tab, own, value] of [
          [page, form.mine, form.values[0]],
          [other, form.theirs, form.values[1]],
        ] as const) {
          await tab.goto(form.path);
          await form.open?.(tab);
          await field(tab, form.both).fill(value);
          await field(tab, own[0], own[2]).fill(own[1]);
        }
        const done = saving(other);
        await button(other, form.save).click();
        await done;

        await button(page, form.save).click();
        const clash = clashOf(page);
        await expect(clash.first()).toBeVisible();
        await expect(page.getByRole("alert", { name: say.meanwhile })).toBeVisible();
        await expect(clash.filter({ hasText: form.values[1] })).toHaveCount(1);
        await expect(field(page, form.both)).toHaveValue(form.values[0]);
        await expect(field(page, form.mine[0])).toHaveValue(form.mine[1]);
        expect(await axeProblems(page)).toEqual([]);
        if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
        while ((await clash.count()) > 0) await clash.first().getByRole("button", { name: say.keep }).click();
        const saved = saving(page);
        await button(page, form.save).click();
        await saved;
        await expect.poll(() => owner.read(form.read)).toMatchObject(form.stored);
      });
  });

  test(`a row that one takes out and the other changes stays until somebody chooses, and a save is taken back (${language})`, async ({
    page,
  }) => {
    const owner = new BackOffice(page);
    await owner.openShop(`Duka la Njia ${language} ${Date.now()}`);
    const bus = { ...boda, id: "basi-kinondoni", name: "Basi" };
    await owner.changeDelivery([boda, bus]);
    await owner.speak(language);
    await page.goto("/dashboard/settings/delivery");
    await field(page, say.fee).fill("2,000");
    await owner.changeDelivery([bus, { ...bus, id: "gari-kinondoni", name: "Gari" }]);
    await button(page, say.saveDelivery).click();
    const clash = clashOf(page);
    await expect(clash).toBeFocused();
    expect(await axeProblems(page)).toEqual([]);
    await clash.getByRole("button", { name: say.keep }).click();
    await expect(clash).toHaveCount(0);
    await button(page, say.saveDelivery).click();
    const names = async () => (await owner.read("delivery-methods")).methods.map(({ name }: { name: string }) => name);
    await expect.poll(async () => (await names()).toSorted()).toEqual(["Basi", "Boda", "Gari"]);

    // What only one changed is saved without a question; the save can be taken back, and theirs stays.
    await page.goto("/dashboard/settings/public-page");
    await field(page, say.about).fill("Karibu");
    await owner.changeShop({ place: "Tanga" });
    await button(page, say.save).click();
    await expect(page.getByText(say.updated).first()).toBeVisible();
    expect(await owner.read("shop")).toMatchObject({ about: "Karibu", place: "Tanga" });
    await button(page, say.undo).first().click();
    await expect(page.getByText(say.undone).first()).toBeVisible();
    expect(await owner.read("shop")).toMatchObject({ about: "", place: "Tanga" });
    await expect(field(page, say.about)).toHaveValue("");

    // What was typed outlives the page, and is laid upon what was saved since.
    await field(page, say.about).fill("Karibuni");
    await page.reload();
    await expect(page.getByText(say.typedBefore, { exact: true })).toBeVisible();
    await expect(field(page, say.about)).toHaveValue("Karibuni");
  });
}
