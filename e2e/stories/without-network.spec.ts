import { expect, type Page, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";
import { awaitWorker, readCaches, readKept } from "../pages/offline/kept-offline.ts";

test.use({ serviceWorkers: "allow" });

const words = {
  en: {
    ...{ areas: "Areas", home: "Home", orders: "Orders", products: "Products", settings: "Settings" },
    ...{
      line: /^No network\. What you see is from \d/,
      asOf: /^as of \d/,
      stock: "Stock",
      failed: /could not be reached/,
    },
    ...{ form: "Saving needs the network. What you typed is kept on this device.", name: "Name" },
  },
  sw: {
    ...{ areas: "Sehemu", home: "Nyumbani", orders: "Oda", products: "Bidhaa", settings: "Mipangilio" },
    ...{
      line: /^Hakuna intaneti\. Unachoona ni cha \d/,
      asOf: /^ya \d/,
      stock: /^Sto(?:ku|o)$/,
      failed: /haikupatikana/,
    },
    ...{ form: "Kuhifadhi kunahitaji intaneti. Ulichoandika kimebaki kwenye kifaa hiki.", name: "Jina" },
  },
} as const;

const rowOf = (page: Page, text: string | RegExp) => page.locator("[data-row]").filter({ hasText: text });

for (const language of ["en", "sw"] as const)
  test(`the network goes, and comes back (${language})`, async ({ page, context }) => {
    const say = words[language];
    const merchant = new BackOffice(page);
    await merchant.openShop(`Duka la Giza ${language}`);
    await merchant.speak(language);
    const kanga = await merchant.addProduct("Kanga");
    const { order_id: number } = await merchant.writeOrder(kanga);
    await page.goto("/dashboard");
    await awaitWorker(page);
    const areas = page.getByRole("navigation", { name: say.areas }).last();
    await areas.getByRole("link", { name: say.orders }).click();
    await expect(rowOf(page, number)).toBeVisible();
    await areas.getByRole("link", { name: say.products }).click();
    await expect(rowOf(page, "Kanga")).toBeVisible();
    // The lists themselves: the home has read a few of each.
    for (const list of ["placed_desc", "created_desc"]) await expect.poll(() => readKept(page)).toContain(list);

    await context.setOffline(true);
    await expect(page.getByText(say.line)).toBeVisible();
    await areas.getByRole("link", { name: say.settings }).click();
    await expect(page.getByRole("heading", { name: say.settings, level: 1 })).toBeVisible();
    await areas.getByRole("link", { name: say.orders }).click();
    await expect(rowOf(page, number)).toBeVisible();
    await areas.getByRole("link", { name: say.products }).click();
    await expect(rowOf(page, "Kanga")).toBeVisible();
    await expect(page.getByText(say.asOf)).toBeVisible();
    // The page is gone, and with it all that it had in memory.
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByText(say.line)).toBeVisible();
    await expect(rowOf(page, "Kanga")).toBeVisible();
    await expect(page.getByText(say.asOf)).toBeVisible();
    // A page that was never opened: it opens, and says that what is on it cannot be read now.
    await page.goto("/dashboard/products/stock");
    await expect(page.getByRole("heading", { name: say.stock, level: 1 })).toBeVisible();
    await expect(page.getByText(say.failed).first()).toBeVisible();
    await page.goto("/dashboard/products/new");
    await page.getByLabel(say.name, { exact: true }).fill("Kitenge");
    await expect(page.getByText(say.form)).toBeVisible();
    await page.goto("/dashboard/products");
    await expect(rowOf(page, "Kanga")).toBeVisible();

    await merchant.addProduct("Kikoi");
    await context.setOffline(false);
    await expect(rowOf(page, "Kikoi")).toBeVisible();
    await expect(page.getByText(say.line)).toHaveCount(0);
    await expect(page.getByText(say.asOf)).toHaveCount(0);
  });

test("no cache holds anything of a person or a shop", async ({ page }) => {
  const merchant = new BackOffice(page);
  const email = await merchant.openShop("Duka la Siri");
  await merchant.addProduct("Kanga ya siri");
  await page.goto("/dashboard");
  await awaitWorker(page);
  for (const path of ["/dashboard/products", "/dashboard/orders", "/login"]) await page.goto(path);
  await page.goto("/dashboard/products");
  await expect(rowOf(page, "Kanga ya siri")).toBeVisible();
  const { addresses, text } = await readCaches(page);
  expect(addresses.length).toBeGreaterThan(50);
  for (const address of addresses) {
    expect(address).toMatch(
      /^\/(?:language$|(?:en|sw)\/(?:dashboard|login)(?:\/|$)|dashboard-static\/_next\/static\/)/,
    );
  }
  const token = (await page.context().cookies()).find(({ name }) => name === "access-token")?.value ?? "";
  for (const secret of ["Kanga ya siri", "Duka la Siri", email, token]) expect(text).not.toContain(secret);
  expect(await readKept(page)).not.toContain(token);
});

test("a second person on the same browser sees nothing of the first without a network", async ({ page, context }) => {
  const merchant = new BackOffice(page);
  await merchant.openShop("Duka la Asha");
  await merchant.addProduct("Kanga ya Asha");
  await page.goto("/dashboard/products");
  await expect(rowOf(page, "Kanga ya Asha")).toBeVisible();
  await awaitWorker(page);
  await expect.poll(() => readKept(page)).toContain("Kanga ya Asha");

  // Without logging out: the browser has another session all at once.
  const second = new BackOffice(page);
  await second.openShop("Duka la Baraka");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("We could not load your account")).toBeVisible();
  await expect(page.getByText(/(?:Duka la|Kanga ya) Asha/)).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText("Duka la Baraka")).toBeVisible();
  await expect.poll(() => readKept(page)).toContain("Duka la Baraka");
  for (const hers of ["Duka la Asha", "Kanga ya Asha"]) expect(await readKept(page)).not.toContain(hers);

  await page.getByRole("button", { name: /Your profile/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await readKept(page)).toBe("");
});
