import { expect, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";

for (const language of ["en", "sw"] as const)
  test(`the link of a set shows the set with JavaScript off (${language})`, async ({ page, request }) => {
    const owner = new BackOffice(page);
    const shop = `Duka la kiungo ${language} ${Date.now()}`;
    await owner.openShop(shop);
    const [kanga, kikoi] = [
      await owner.addProduct("Kanga"),
      await owner.addProduct("Kikoi", { price_minor: 1, stock: 1 }),
    ];
    await owner.addProduct("Kofia");
    const title = { en: "Gifts for Eid", sw: "Zawadi za Idi" };
    const id = await owner.addSet(title, [kikoi.id, kanga.id]);
    const base = language === "sw" ? "/sw/shops" : "/shops";
    const address = `${base}/${shop.toLowerCase().replaceAll(" ", "-")}`;

    await page.goto(`${address}?set=${id}`);
    expect(new URL(page.url()).pathname).toBe(`${address}/sets/${id}`);
    const set = page.getByRole("region", { name: title[language], exact: true });
    await expect(set.getByRole("listitem")).toHaveText([/Kikoi/, /Kanga/]);
    await expect(page).toHaveTitle(`${title[language]} · ${shop}`);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await expect(page.locator("meta[property='og:title']")).toHaveAttribute("content", `${title[language]} · ${shop}`);
    await expect(set.locator("h3 a").first()).toHaveAttribute("href", /\/p\/kikoi-[0-9a-z]+$/);
    await set.getByRole("link", { name: language === "sw" ? "Tazama duka zima" : "See the whole shop" }).click();
    await expect(page.getByRole("heading", { name: "Kofia" })).toBeVisible();
    await page.getByRole("link", { name: title[language], exact: true }).click();
    await expect(set.getByRole("listitem")).toHaveText([/Kikoi/, /Kanga/]);

    const read = async () => await (await request.get(`${address}/sets/${id}`)).text();
    await expect.poll(read).toContain("Kikoi");
    await owner.changeStock(kikoi.variants[0].id, -1);
    await expect.poll(read, { timeout: 15_000 }).not.toContain("Kikoi");
    const gone = await page.goto(`${address}/sets/${id.replace(/^.{8}/, "00000000")}`);
    expect(gone?.status()).toBe(404);
    await expect(page.getByRole("note")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Kofia" })).toBeVisible();
  });
