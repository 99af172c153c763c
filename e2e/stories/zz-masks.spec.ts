import { test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";

test("pictures", async ({ page, browser }) => {
  test.setTimeout(300_000);
  await page.goto("/login");
  const merchant = new BackOffice(page);
  await merchant.logIn();
  await page.waitForURL(/dashboard/);
  const hrefOf = async (list: string, part: RegExp) => {
    await page.goto(list);
    await page.getByRole("main").locator("[data-row]").first().waitFor();
    const hrefs = await page.getByRole("main").locator("a[href]").evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
    return hrefs.find((href) => part.test(href)) ?? list;
  };
  const order = await hrefOf("/dashboard/orders", /order-info|orders\/[0-9a-f-]{36}/);
  const product = await hrefOf("/dashboard/products", /products\/[0-9a-f-]{36}/);
  const customer = await hrefOf("/dashboard/customers", /customers\/[0-9a-f-]{36}/);
  const pages = { home: "/dashboard", orders: "/dashboard/orders", order, products: "/dashboard/products", product, customers: "/dashboard/customers", customer, settings: "/dashboard/settings", count: "/dashboard/products/stock/count", staff: "/dashboard/profile/staff-accounts" };
  const state = await page.context().storageState();
  for (const language of ["en", "sw"] as const)
    for (const [width, height] of [[360, 740], [1440, 900]] as const) {
      const context = await browser.newContext({ storageState: state, viewport: { width, height }, baseURL: test.info().project.use.baseURL });
      const view = await context.newPage();
      await new BackOffice(view).speak(language);
      for (const [name, path] of Object.entries(pages)) {
        await view.goto(path);
        await view.waitForTimeout(1_200);
        if (name === "staff") {
          await view.getByRole("main").getByRole("button").first().click().catch(() => {});
          await view.waitForTimeout(800);
        }
        await view.screenshot({ path: `/tmp/masks-shots/${name}-${width}-${language}.png` });
      }
      await context.close();
    }
});
