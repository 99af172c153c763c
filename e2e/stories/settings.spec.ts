import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { joinShop } from "../pages/stack-database.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a page of the settings is found by a word in it, on a phone in Swahili, and saved", async ({ page }) => {
  const owner = new BackOffice(page);
  await owner.openShop("Duka la mipangilio");
  await owner.speak("sw");
  await page.goto("/dashboard/settings");
  const main = page.getByRole("main");
  const cards = main.getByRole("list", { name: "Mipangilio" }).getByRole("link");
  await expect(cards).toHaveCount(15);
  expect(await axeProblems(page)).toEqual([]);
  expect(await untranslatedWords(page)).toEqual([]);

  const search = main.getByRole("searchbox", { name: "Tafuta kwenye mipangilio" });
  await search.fill("kitu kisichokuwepo");
  await expect(main.getByText("Hakuna kilichopatikana kwa “kitu kisichokuwepo”")).toBeVisible();
  await main.getByRole("button", { name: "Onyesha mipangilio yote" }).click();
  await expect(cards).toHaveCount(15);
  // An English word finds it as well.
  await search.fill("shipping");
  await expect(cards).toHaveText([/^Usafirishaji/]);
  await search.fill("tovuti");
  await expect(cards).toHaveText([/^Ukurasa wa duka/]);
  await cards.click();

  await main.getByLabel("Kuhusu duka").fill("Kanga za kila rangi");
  await main.getByRole("button", { name: "Hifadhi mabadiliko" }).click();
  await expect(page.getByText("Mabadiliko yamehifadhiwa").first()).toBeVisible();
  expect(await owner.read("shop")).toMatchObject({ about: "Kanga za kila rangi" });
  expect(await axeProblems(page)).toEqual([]);

  // Back to the search as it was left.
  await main.getByRole("link", { name: "Mipangilio" }).click();
  await expect(cards).toHaveText([/^Ukurasa wa duka/]);
});

test("staff see the pages they may open, and the shop's details without changing them", async ({ page, browser }) => {
  const owner = new BackOffice(page);
  const boss = await owner.openShop("Duka la wengi");
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const clerkPage = await context.newPage();
  const clerk = new BackOffice(clerkPage);
  const email = await clerk.openShop("Duka la karani");
  await joinShop(email, boss, [{ resource: "orders", action: "read" }]);
  await clerkPage.goto("/dashboard/settings");
  const main = clerkPage.getByRole("main");
  await expect(main.getByRole("list", { name: "Settings" }).getByRole("link")).toHaveText([
    /^Shop profile/,
    /^Public page/,
    /^Holding goods/,
    /^Try your chat/,
    /^Your profile/,
  ]);
  await main.getByRole("link", { name: /^Shop profile/ }).click();
  await expect(main.getByText("Only an admin of the shop can change this.")).toBeVisible();
  await expect(main.getByLabel("Shop name")).toBeDisabled();
  await context.close();
});
