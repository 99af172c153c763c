import { weigh } from "@mauzo/page-weight/page-weight";
import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { clippedText } from "../pages/layout/clipped-text.ts";
import { openHydrated } from "../pages/open-hydrated.ts";

const words = {
  en: {
    base: "/shops",
    add: /^Add to cart/,
    cart: /View cart/,
    from: "From 35,000.00 TZS",
    first: "First choose: Saizi",
    share: "Share",
    copy: "Copy the link",
    copied: "Link copied",
    gone: "This product is no longer on sale. Here is the whole shop.",
  },
  sw: {
    base: "/sw/shops",
    add: /^Weka kwenye kikapu/,
    cart: /Tazama kikapu/,
    from: "Kuanzia 35,000.00 TZS",
    first: "Chagua kwanza: Saizi",
    share: "Shiriki",
    copy: "Nakili kiungo",
    copied: "Kiungo kimenakiliwa",
    gone: "Bidhaa hii haiuzwi tena. Hili hapa duka zima.",
  },
} as const;

const sizes = {
  option_names: ["Saizi"],
  variants: [
    { name: "", option_values: ["Ndogo"], price_minor: 3_500_000, stock: 4 },
    { name: "", option_values: ["Kubwa"], price_minor: 3_800_000, stock: 4 },
  ],
};

for (const language of ["en", "sw"] as const)
  test(`a product has an address: shared, opened over the shop or by itself, and it outlives the name (${language})`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const say = words[language];
    const owner = new BackOffice(page);
    const shop = `Duka la Anwani ${language} ${Date.now()}`;
    await owner.openShop(shop);
    await owner.speak(language);
    const product = await owner.addProduct("Gauni la Sikukuu", sizes);
    await owner.addProduct("Kofia");
    const shopPath = `${say.base}/${shop.toLowerCase().replaceAll(" ", "-")}`;
    await page.setViewportSize({ width: 360, height: 740 });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);

    await openHydrated(page, shopPath);
    const card = page.getByRole("link", { name: "Gauni la Sikukuu", exact: true });
    await card.click();
    const sheet = page.getByRole("dialog");
    await expect(sheet).toContainText(say.from);
    await expect(page).toHaveURL(/\/p\/gauni-la-sikukuu-[0-9a-z]+$/);
    const address = page.url();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${shopPath}$`));
    await page.goForward();
    await expect(sheet).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(new RegExp(`${shopPath}$`));

    await openHydrated(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gauni la Sikukuu");
    const add = page.getByRole("button", { name: say.add });
    await expect(page.getByText(say.from).first()).toBeVisible();
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription(say.first);
    expect(await axeProblems(page, "best-practice")).toEqual([]);
    expect(await clippedText(page)).toEqual([]);
    await page.screenshot({ path: `../.data/test/product-${language}.png`, fullPage: true });
    await page.getByRole("radio", { name: /Kubwa/ }).check();
    await expect(add).toContainText("38,000.00 TZS");
    await add.click();
    await expect(page.getByRole("button", { name: say.cart })).toContainText("38,000.00 TZS");

    await page.evaluate("navigator.share = undefined");
    await page.getByText(say.share, { exact: true }).click();
    await page.getByRole("button", { name: say.copy }).click();
    await expect(page.getByText(say.copied)).toBeVisible();
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(address);

    const html = await (await request.get(address)).text();
    const data = JSON.parse(/<script type="application\/ld\+json">([^<]*)</.exec(html)?.[1] ?? "{}");
    expect(data).toMatchObject({
      "@type": "Product",
      name: "Gauni la Sikukuu",
      offers: { "@type": "AggregateOffer", lowPrice: "35000.00", highPrice: "38000.00", priceCurrency: "TZS" },
    });
    const path = new URL(address).pathname.replace(/^\/sw/, "");
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"]*${new URL(address).pathname}"`));
    for (const prefix of ["", "/sw"])
      expect(html).toMatch(new RegExp(`hrefLang="[^"]*" href="[^"]*//[^/]*${prefix}${path}"`));
    expect(/property="og:title" content="([^"]*)"/.exec(html)?.[1]).toMatch(
      /^Gauni la Sikukuu · 35,000.00 – 38,000.00 TZS · /,
    );
    const og = new URL(/property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? "");
    const picture = await request.get(og.pathname);
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
    expect((await picture.body()).length).toBeLessThan(300_000);
    expect(await (await request.get("/product-sitemaps.xml")).text()).toContain("/product-sitemap.xml?shop=");
    const sitemap = await (await request.get(`/product-sitemap.xml?shop=${shopPath.split("/").at(-1)}`)).text();
    expect(sitemap).toContain(`${path}</loc>`);
    const { script, style } = await weigh(`${baseURL}${new URL(address).pathname}`);
    expect.soft(script, "scripts").toBeLessThanOrEqual(20_000);
    expect.soft(style, "styles").toBeLessThanOrEqual(11_000);

    const variants = product.variants.map(({ id, option_values }: { id: string; option_values: string[] }) => ({
      ...{ id, option_values, name: "", price_minor: 3_500_000, stock: 4, stock_was: 4 },
    }));
    const { option_names } = sizes;
    await owner.changeProduct(product.id, {
      ...{ name: "Gauni la Harusi", category: "clothing & accessories", option_names, variants },
    });
    const renamed = () => request.get(address, { maxRedirects: 0 });
    await expect.poll(async () => (await renamed()).status(), { timeout: 15_000 }).toBe(308);
    expect((await renamed()).headers().location).toMatch(/\/p\/gauni-la-harusi-[0-9a-z]+$/);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gauni la Harusi");

    const gone = await page.goto(`${shopPath}/p/kitu-1`);
    expect(gone?.status()).toBe(404);
    await expect(page.getByRole("note")).toHaveText(say.gone);
    await expect(page.getByRole("heading", { name: "Kofia" })).toBeVisible();
  });
