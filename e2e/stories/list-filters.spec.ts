import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

const words = {
  en: {
    ...{ goods: "Goods", preparing: "Being prepared", payment: "Payment", unpaid: "Unpaid", total: "Total" },
    ...{ most: "At most", show: "Show", clear: "Clear all", search: "Search orders", remove: "Remove filter: Payment" },
    ...{ wrong: "This is no amount. Write it like 25,000 or 25,000.50.", set: "Filters that are set", all: "All" },
    ...{ cancelled: "Cancelled", empty: "No orders yet", add: "Add filter", close: "Close" },
  },
  sw: {
    ...{ goods: "Bidhaa", preparing: "Inaandaliwa", payment: "Malipo", unpaid: "Haijalipwa", total: "Jumla" },
    ...{ most: "Hadi", show: "Onyesha", clear: "Ondoa vyote", search: "Tafuta oda", remove: "Ondoa kichujio: Malipo" },
    ...{
      wrong: "Hiki si kiasi cha fedha. Andika kama 25,000 au 25,000.50.",
      set: "Vichujio vilivyowekwa",
      all: "Zote",
    },
    ...{ cancelled: "Imeghairiwa", empty: "Bado hakuna oda", add: "Weka kichujio", close: "Funga" },
  },
} as const;

/** Opens a shop with three orders, one of them being prepared. */
async function openShop(page: Page) {
  const owner = new BackOffice(page);
  await owner.openShop("Duka la vichujio");
  const product = await owner.addProduct("Kanga", { price_minor: 1_800_000, stock: 50 });
  const orders = [];
  for (let count = 0; count < 3; count += 1) orders.push(await owner.writeOrder(product));
  await owner.moveOrder(orders[0].id, "new", "preparing");
  return owner;
}

for (const language of ["en", "sw"] as const)
  for (const [device, viewport] of Object.entries({
    phone: { width: 360, height: 740 },
    desk: { width: 1280, height: 800 },
  }))
    test(`a list's filters have a chip each, and Back undoes them one by one, on a ${device} (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const say = words[language];
      const owner = await openShop(page);
      await owner.speak(language);
      await page.goto("/dashboard");
      await page
        .getByRole("navigation")
        .last()
        .getByRole("link", { name: /^(Orders|Oda)/ })
        .first()
        .click();
      const main = page.getByRole("main");
      const rows = main.locator("[data-row]");
      await expect(rows).toHaveCount(3);

      await owner.filterBy(say.payment, say.unpaid);
      await owner.filterBy(say.goods, say.preparing);
      await expect(rows).toHaveCount(1);
      await expect(owner.filterChip(say.goods, say.preparing)).toBeVisible();
      expect(await axeProblems(page)).toEqual([]);

      // A chip opens its values; an amount that cannot be read is said, and sets nothing.
      await page.getByRole("button", { name: say.add }).click();
      const panel = page.getByRole("dialog");
      expect(await axeProblems(page)).toEqual([]);
      await panel.getByRole("listitem").filter({ hasText: say.total }).getByRole("button").click();
      await panel.getByLabel(say.most).fill("abc");
      await panel.getByRole("button", { name: say.show, exact: true }).click();
      await expect(panel.getByText(say.wrong)).toBeVisible();
      await panel.getByLabel(say.most).fill("10");
      await panel.getByRole("button", { name: say.show, exact: true }).click();
      await expect(rows).toHaveCount(0);
      // A search is one step, however many letters it has.
      await main.getByRole("searchbox", { name: say.search }).pressSequentially("kanga", { delay: 300 });
      await expect(page).toHaveURL(/search=kanga/);

      await page.goBack();
      await expect(page).not.toHaveURL(/search=/);
      await expect(page).toHaveURL(/most=1000/);
      await page.goBack();
      await expect(rows).toHaveCount(1);
      await page.goBack();
      await expect(page).not.toHaveURL(/fulfilment=/);
      await expect(rows).toHaveCount(3);
      await expect(owner.filterChip(say.payment, say.unpaid)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/orders$/);
      await expect(main.getByRole("list", { name: say.set })).toHaveCount(0);
      await page.goForward();

      await main.getByRole("button", { name: say.remove }).click();
      await expect(main.getByRole("list", { name: say.set })).toHaveCount(0);
      await expect(page.getByRole("button", { name: say.add })).toBeFocused();
      // By the keyboard alone.
      await page.keyboard.press("Enter");
      await panel.getByRole("listitem").getByRole("button").first().focus();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await panel.getByRole("button", { name: say.preparing }).focus();
      await page.keyboard.press("Enter");
      await expect(rows).toHaveCount(1);
      await main.getByRole("button", { name: say.clear }).click();
      await expect(rows).toHaveCount(3);

      await main.getByRole("button", { name: say.cancelled, exact: true }).click();
      await expect(rows).toHaveCount(0);
      await page.goBack();
      await expect(rows).toHaveCount(3);
    });

test("a list that was never filled has nothing to filter", async ({ page }) => {
  const owner = new BackOffice(page);
  await owner.openShop("Duka tupu");
  for (const path of ["orders", "products", "products/stock"]) {
    await page.goto(`/dashboard/${path}`);
    const main = page.getByRole("main");
    await expect(main.getByText(/^(No orders yet|Nothing to count yet|No products yet)/)).toBeVisible();
    await expect(main.getByRole("searchbox")).toHaveCount(0);
    await expect(main.getByRole("button", { name: "Add filter" })).toHaveCount(0);
  }
});
