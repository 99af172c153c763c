import { expect, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";
import { placeOrder } from "../pages/shopper.ts";

const words = {
  en: {
    ...{ record: "Record payment", amount: "Amount", save: "Save payment", cancel: "Cancel" },
    unreachable: "Mauzo could not be reached. Check your connection, then try again.",
    ...{ more: /^Maandazi/, saveOrder: "Save order" },
  },
  sw: {
    ...{ record: "Andika malipo", amount: "Kiasi", save: "Hifadhi malipo", cancel: "Ghairi" },
    unreachable: "Mauzo haikupatikana. Angalia intaneti yako, kisha jaribu tena.",
    ...{ more: /^Maandazi/, saveOrder: "Hifadhi oda" },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`without a network nothing is written that was given up, and nothing twice (${language})`, async ({
    page,
    request,
    context,
  }) => {
    const say = words[language];
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const merchant = new BackOffice(page);
    const name = `Duka la Mtandao ${language} ${Date.now()}`;
    await merchant.openShop(name);
    await merchant.addProduct("Maandazi", { price_minor: 500_000, stock: 9 });
    await merchant.speak(language);
    const { shop } = await (await request.get(`/api/public/shops/${name.toLowerCase().replaceAll(" ", "-")}`)).json();
    const number = await placeOrder(request, { botId: String(shop.bot_id), product: "Maandazi" }, language);
    await page.goto("/dashboard/orders");
    await page.getByRole("link", { name: new RegExp(number) }).click();
    await button(say.record).click();
    await page.getByLabel(say.amount, { exact: true }).fill("7,000");
    await context.setOffline(true);
    await button(say.save).click();
    await expect(page.getByText(say.unreachable)).toBeVisible();
    await button(say.cancel).click();
    await context.setOffline(false);
    await page.reload();
    await expect(button(say.record)).toBeVisible();
    await expect(page.getByText("7,000.00 TZS")).toHaveCount(0);

    await page.goto("/dashboard/orders/add-order");
    await page.getByRole("button", { name: say.more }).click();
    // The order is saved, but the response never arrives.
    await page.route("**/api/orders", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(say.saveOrder).click();
    await expect(page.getByText(say.unreachable).first()).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await button(say.saveOrder).click();
    await expect(page).toHaveURL(/\/order-info\//);
    await page.goto("/dashboard/orders");
    await expect(page.getByRole("main").getByRole("link", { name: /5,000\.00/ })).toHaveCount(1);
  });
