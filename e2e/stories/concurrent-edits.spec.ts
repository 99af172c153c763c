import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { photo } from "../pages/photo.ts";

const languages = {
  en: {
    name: "Name",
    description: "Description",
    price: "Price",
    save: "Save changes",
    meanwhile: "Asha Juma saved meanwhile",
    somebody: "Somebody else saved meanwhile",
    both: "Changed by both",
    keep: "Keep mine: Price",
    take: "Take theirs: Name",
    fill: "Copy to others (Ndogo)",
    fillAll: "Price to all",
    fillBelow: "Stock to those below",
    filled: "Price copied to 2 variants",
    group: "Group name",
    most: "At most",
    addOn: "Add-on name",
    keepName: "Keep mine: Group name",
    takePrice: "Take theirs: Price",
  },
  sw: {
    name: "Jina",
    description: "Maelezo",
    price: "Bei",
    save: "Hifadhi mabadiliko",
    meanwhile: "Asha Juma amehifadhi wakati huo",
    somebody: "Mtu mwingine amehifadhi wakati huo",
    both: "Mmebadilisha wote wawili",
    keep: "Baki na yangu: Bei",
    take: "Chukua yake: Jina",
    fill: "Nakili kwa mengine (Ndogo)",
    fillAll: "Bei kwa yote",
    fillBelow: "Stoku kwa yaliyo chini",
    filled: "Bei imenakiliwa kwa machaguo 2",
    group: "Jina la kundi",
    most: "Mwisho",
    addOn: "Jina la nyongeza",
    keepName: "Baki na yangu: Jina la kundi",
    takePrice: "Chukua yake: Bei",
  },
} as const;

const sizes = ["Ndogo", "Kati", "Kubwa"].map((name) => ({ name, price_minor: 100_000, stock: 5 }));

for (const language of ["en", "sw"] as const) {
  const say = languages[language];
  test(`of two who edit one product, the second is told what both changed, and loses nothing (${language})`, async ({
    page,
  }) => {
    const owner = new BackOffice(page);
    await owner.openShop(`Duka la Wahariri ${language} ${Date.now()}`);
    await owner.speak(language);
    const kanga = await owner.addProduct("Kanga", { variants: sizes });
    const asWritten = kanga.variants.map(({ id, name, stock }: { id: string; name: string; stock: number }) => ({
      ...{ id, name, price_minor: 100_000, stock, stock_was: stock },
    }));
    const theirs = (more: object) =>
      owner.changeProduct(kanga.id, { name: "Kanga", category: "home", variants: asWritten, ...more });

    await page.goto(`/dashboard/products/edit/${kanga.id}`);
    await page.getByLabel(say.name, { exact: true }).first().fill("Kanga ya leso");
    await page
      .getByLabel(new RegExp(`^${say.description}`))
      .first()
      .fill("Pamba safi");
    await page.getByLabel(say.price, { exact: true }).first().fill("1,200");
    const dearer = asWritten.map((one: object, at: number) => (at === 0 ? { ...one, price_minor: 150_000 } : one));
    await theirs({ name: "Kanga mpya", category: "media", variants: dearer });
    await page.getByRole("button", { name: say.save }).click();
    await expect(page.getByRole("alert", { name: say.meanwhile })).toBeVisible();
    const clashes = page.getByRole("group", { name: new RegExp(`^${say.both}`) });
    await expect(clashes).toHaveCount(2);
    await expect(clashes.first()).toBeFocused();
    await expect(clashes.first()).toContainText("Kanga mpya");
    await expect(clashes.last()).toContainText("1,500");
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("button", { name: say.save }).click();
    await expect(clashes.first()).toBeFocused();
    await page.getByRole("button", { name: say.take, exact: true }).click();
    await expect(clashes.first()).toBeFocused();
    await page.getByRole("button", { name: say.keep, exact: true }).click();
    await expect(clashes).toHaveCount(0);
    await page.getByRole("button", { name: say.save }).click();
    await page.waitForURL(/\/dashboard\/products\/[\w-]+$/);
    expect(await owner.readProduct(kanga.id)).toMatchObject({
      ...{ name: "Kanga mpya", description: "Pamba safi", category: "media" },
      variants: [{ price: { minor: 120_000 } }, { price: { minor: 100_000 } }, { price: { minor: 100_000 } }],
    });

    // A change to a field that nobody else changed is saved without a notice.
    await page.goto(`/dashboard/products/edit/${kanga.id}`);
    await page
      .getByLabel(new RegExp(`^${say.description}`))
      .first()
      .fill("Pamba safi sana");
    await theirs({ name: "Kanga ya Pwani", description: "Pamba safi" });
    await page.getByRole("button", { name: say.save }).click();
    await page.waitForURL(/\/dashboard\/products\/[\w-]+$/);
    expect(await owner.readProduct(kanga.id)).toMatchObject({ name: "Kanga ya Pwani", description: "Pamba safi sana" });
  });

  test(`of two who edit one group of add-ons, the second is told what both changed, and loses nothing (${language})`, async ({
    page,
  }) => {
    const owner = new BackOffice(page);
    await owner.openShop(`Duka la Nyongeza ${language} ${Date.now()}`);
    await owner.speak(language);
    const addOns = ["Asali", "Maziwa"].map((name) => ({ name, price_minor: 50_000, stock: null }));
    const group = { name: "Vionjo", min: 0, max: 1, add_ons: addOns };
    const tea = await owner.addProduct("Chai", { price_minor: 100_000, stock: 5, add_on_groups: [group] });
    const [{ id, add_ons: made }] = tea.add_on_groups;
    const known = made.map((one: { id: string }, at: number) => ({ id: one.id, ...addOns[at] }));

    await page.goto(`/dashboard/products/add-ons/${id}`);
    const name = page.getByLabel(say.group, { exact: true });
    await name.fill("Ladha zetu");
    await page.getByLabel(say.price, { exact: true }).first().fill("600");
    await page.getByLabel(say.addOn).last().fill("Maziwa mabichi");
    const dearer = known.map((one: object, at: number) => (at === 0 ? { ...one, price_minor: 70_000 } : one));
    await owner.changeGroup(id, { ...group, name: "Ladha", max: 2, add_ons: dearer });
    await page.getByRole("button", { name: say.save }).click();
    await expect(page.getByRole("alert", { name: say.somebody })).toBeVisible();
    const clashes = page.getByRole("group", { name: new RegExp(`^${say.both}`) });
    await expect(clashes).toHaveCount(2);
    await expect(clashes.first()).toBeFocused();
    await expect(clashes.first()).toContainText("Ladha");
    await expect(name).toHaveValue("Ladha zetu");
    await expect(page.getByLabel(say.most)).toHaveValue("2");
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("button", { name: say.save }).click();
    await expect(clashes.first()).toBeFocused();
    await page.getByRole("button", { name: say.keepName, exact: true }).click();
    await page.getByRole("button", { name: say.takePrice, exact: true }).click();
    await expect(clashes).toHaveCount(0);
    await page.getByRole("button", { name: say.save }).click();
    await page.waitForURL(/\/dashboard\/products\/add-ons$/);
    expect((await owner.readProduct(tea.id)).add_on_groups).toMatchObject([
      {
        ...{ id, name: "Ladha zetu", min: 0, max: 2 },
        add_ons: [
          { name: "Asali", price: { minor: 70_000 } },
          { name: "Maziwa mabichi", price: { minor: 50_000 } },
        ],
      },
    ]);

    // A change to a field that nobody else changed is saved without a notice.
    await page.goto(`/dashboard/products/add-ons/${id}`);
    await name.fill("Ladha tamu");
    await owner.changeGroup(id, { ...group, name: "Ladha zetu", add_ons: dearer });
    await page.getByRole("button", { name: say.save }).click();
    await page.waitForURL(/\/dashboard\/products\/add-ons$/);
    expect((await owner.readProduct(tea.id)).add_on_groups).toMatchObject([
      { id, name: "Ladha tamu", max: 1, add_ons: [{ name: "Asali" }, { name: "Maziwa" }] },
    ]);
  });

  test(`a price or a stock is copied to the other variants, by keys alone (${language})`, async ({ page }) => {
    const owner = new BackOffice(page);
    await owner.openShop(`Duka la Saizi ${language} ${Date.now()}`);
    await owner.speak(language);
    const kanga = await owner.addProduct("Kanga", { variants: sizes });
    await page.goto(`/dashboard/products/edit/${kanga.id}`);
    const prices = page.getByLabel(say.price, { exact: true });
    await prices.first().fill("2,500");
    await page.getByRole("button", { name: say.fill }).press("Enter");
    await expect(page.getByRole("menuitem", { name: say.fillBelow })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("menuitem", { name: say.fillAll }).press("Enter");
    await expect(page.getByText(say.filled, { exact: true }).first()).toBeVisible();
    for (const at of [0, 1, 2]) await expect(prices.nth(at)).toHaveValue("2,500");
    await page.getByRole("button", { name: say.save }).click();
    await page.waitForURL(/\/dashboard\/products\/[\w-]+$/);
    const { variants } = await owner.readProduct(kanga.id);
    expect(
      variants.map(({ price, stock }: { price: { minor: number }; stock: number }) => [price.minor, stock]),
    ).toEqual(sizes.map(({ stock }) => [250_000, stock]));
  });
}

test.describe("with a mouse", () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test("pictures are put in another order by dragging them, and none is uploaded by it", async ({ page }) => {
    const owner = new BackOffice(page);
    await owner.openShop(`Duka la Kuburuta ${Date.now()}`);
    const kanga = await owner.addProduct("Kanga");
    await page.goto(`/dashboard/products/edit/${kanga.id}`);
    const colours = ["red", "green", "blue"];
    await page
      .getByLabel("Picture file")
      .setInputFiles(await Promise.all(colours.map((colour) => photo(page, `${colour}.jpg`, colour))));
    const pictures = page.getByRole("group", { name: "Pictures" }).getByRole("img");
    await expect(pictures).toHaveCount(3);
    const shown = () => pictures.evaluateAll((all) => all.map((image) => image.getAttribute("src")));
    const [red, green, blue] = await shown();
    // Not under the bar at the bottom.
    await pictures.first().evaluate((first) => first.scrollIntoView({ block: "center" }));
    const centreOf = async (at: number) => {
      const box = await pictures.nth(at).boundingBox();
      if (!box) throw new Error("no picture");
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    const [from, to] = [await centreOf(2), await centreOf(0)];
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 12 });
    await page.mouse.up();
    await expect.poll(shown).toEqual([blue, red, green]);
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.waitForURL(/\/dashboard\/products\/[\w-]+$/);
    const keyOf = (address = "") => /media\/([\w-]+)/.exec(address)?.[1];
    const kept = (await owner.readProduct(kanga.id)).pictures.map(({ url }: { url: string }) => keyOf(url));
    expect(kept).toEqual([blue, red, green].map((address) => keyOf(address ?? "")));
  });
});
