import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { linkTo } from "../pages/mailbox.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const words = {
  en: {
    ...{
      denied: "Access Denied",
      ask: "Request access",
      asked: /^The admins got a mail/,
      waits: /have not answered yet/,
    },
    ...{ allow: /^Allow .*Juma/, allowed: /may do it now/, orders: "Orders", record: "Record", prices: "Prices" },
    ...{ price: /changed the price of .*Kanga.* from 12,000 to 15,000/, rights: /changed what .*Juma.* may do/ },
    ...{ before: "Before", export: "Export", took: /exported this record/, files: "Exports" },
    ...{ viewAs: /^View as .*Juma/, viewing: /^You see the back-office as .*Juma/, stop: "Stop" },
    ...{ looked: /looked at the back-office as .*Juma/, views: "Looks" },
  },
  sw: {
    ...{
      denied: "Huna ruhusa",
      ask: "Omba ruhusa",
      asked: /^Wasimamizi wamepata barua pepe/,
      waits: /bado hawajajibu/,
    },
    ...{ allow: /^Ruhusu .*Juma/, allowed: /sasa ameruhusiwa/, orders: "Oda", record: "Kumbukumbu", prices: "Bei" },
    ...{ price: /amebadilisha bei ya .*Kanga.* kutoka 12,000 hadi 15,000/, rights: /amebadilisha anachoruhusiwa/ },
    ...{ before: "Kabla", export: "Pakua", took: /amepakua kumbukumbu hizi/, files: "Mafaili yaliyopakuliwa" },
    ...{ viewAs: /^Tazama kama yeye: .*Juma/, viewing: /^Unaliona duka kama .*Juma/, stop: "Acha" },
    ...{ looked: /ameliona duka kama .*Juma/, views: "Kutazama" },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`a seller asks for access and gets it, and the record says so (${language})`, async ({ page, browser }) => {
    const say = words[language];
    const phone = { width: 360, height: 740 };
    await page.setViewportSize(phone);
    const merchant = new BackOffice(page);
    const own = await merchant.openShop(`Duka la Kumbukumbu ${Date.now()}`);
    await merchant.speak(language);
    const { id } = await merchant.addProduct("Kanga", { price_minor: 1_200_000, stock: 5 });
    await merchant.changeProduct(id, {
      ...{ name: "Kanga", category: "clothing & accessories", price_minor: 1_500_000, stock: 5 },
    });
    const email = `${randomUUID()}@duka.example`;
    await merchant.invite(email, [{ resource: "product", action: ["read"] }]);
    const fits = async (on: Page) => {
      // Looked at from the top: what stands below is under the bar of areas.
      await on.evaluate("scrollTo(0, 0)");
      expect(await axeProblems(on)).toEqual([]);
      if (language === "sw") expect(await untranslatedWords(on)).toEqual([]);
      expect(await on.evaluate("document.documentElement.scrollWidth")).toBe(phone.width);
    };

    const guest = await (await browser.newContext({ viewport: phone })).newPage();
    await guest.goto(await linkTo(email, "/invite/"));
    await guest.getByLabel("Your name").fill("Juma Stoo");
    await guest.getByLabel("Password", { exact: true }).fill("kikapu cha ukili mbili");
    await guest.getByRole("button", { name: "Create account and join" }).click();
    await expect(guest).toHaveURL(/\/dashboard$/);
    await new BackOffice(guest).speak(language);
    await guest.goto("/dashboard/orders");
    await expect(guest.getByText(say.denied).first()).toBeVisible();
    await guest.getByRole("button", { name: say.ask }).click();
    await expect(guest.getByText(say.asked).first()).toBeVisible();
    // Until somebody answers, it is asked once.
    await guest.goto("/dashboard/orders");
    await expect(guest.getByText(say.waits).first()).toBeVisible();
    await expect(guest.getByRole("button", { name: say.ask })).toHaveCount(0);

    await page.goto(await linkTo(own, "/dashboard/profile/staff-accounts"));
    await expect(page.getByRole("button", { name: say.allow })).toBeVisible();
    await fits(page);
    await page.getByRole("button", { name: say.allow }).click();
    await expect(page.getByText(say.allowed).first()).toBeVisible();
    await expect(page.getByRole("button", { name: say.allow })).toHaveCount(0);

    expect(await linkTo(email, "/dashboard")).toContain("/dashboard");
    await guest.goto("/dashboard/orders");
    await expect(guest.getByRole("heading", { name: say.orders, level: 1 })).toBeVisible();

    // The admin looks at what Juma sees, and comes back.
    await page.goto("/dashboard/profile/staff-accounts");
    await page.getByRole("button", { name: say.viewAs }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText(say.viewing)).toBeVisible();
    await page.goto("/dashboard/customers");
    await expect(page.getByText(say.denied).first()).toBeVisible();
    await page.goto("/dashboard/orders");
    await expect(page.getByRole("heading", { name: say.orders, level: 1 })).toBeVisible();
    await expect(page.getByText(say.viewing)).toBeVisible();
    await fits(page);
    await page.getByRole("button", { name: say.stop, exact: true }).click();
    await expect(page).toHaveURL(/staff-accounts$/);
    await expect(page.getByText(say.viewing)).toHaveCount(0);

    await page.goto("/dashboard/settings");
    await page.getByRole("main").getByRole("link", { name: say.record }).click();
    const main = page.getByRole("main");
    await expect(main.getByText(say.rights)).toBeVisible();
    await main.getByRole("button", { name: say.prices, exact: true }).click();
    await expect(main.getByText(say.rights)).toHaveCount(0);
    await main.getByText(say.price).click();
    await expect(main.getByText(say.before, { exact: false }).first()).toBeVisible();
    await fits(page);
    const file = page.waitForEvent("download");
    await main.getByRole("button", { name: say.export, exact: true }).click();
    expect((await file).suggestedFilename()).toBe("record.csv");
    await main.getByRole("button", { name: say.files, exact: true }).click();
    await expect(main.getByText(say.took)).toBeVisible();
    await main.getByRole("button", { name: say.views, exact: true }).click();
    await expect(main.getByText(say.looked)).toBeVisible();
  });

const handing = {
  en: {
    ...{
      offer: "Hand over",
      asked: /was asked by mail/,
      accept: "Take over the shop",
      accepted: "The shop is yours now",
    },
    ...{ waits: /^Offered to/, owner: /^The shop is .*Rehema/ },
  },
  sw: {
    ...{
      offer: "Kabidhi duka",
      asked: /ametumiwa barua pepe/,
      accept: "Kubali kukabidhiwa",
      accepted: "Duka sasa ni lako",
    },
    ...{ waits: /ameombwa kukabidhiwa/, owner: /^Duka ni la .*Rehema/ },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`a shop is handed over to another admin, who accepts it (${language})`, async ({ page, browser }) => {
    const say = handing[language];
    const phone = { width: 360, height: 740 };
    await page.setViewportSize(phone);
    const merchant = new BackOffice(page);
    await merchant.openShop(`Duka la Kukabidhi ${Date.now()}`);
    await merchant.speak(language);
    const email = `${randomUUID()}@duka.example`;
    await merchant.invite(email, { is_admin: true });
    const fits = async (on: Page) => {
      // Looked at from the top: what stands below is under the bar of areas.
      await on.evaluate("scrollTo(0, 0)");
      expect(await axeProblems(on)).toEqual([]);
      if (language === "sw") expect(await untranslatedWords(on)).toEqual([]);
      expect(await on.evaluate("document.documentElement.scrollWidth")).toBe(phone.width);
    };
    const guest = await (await browser.newContext({ viewport: phone })).newPage();
    await guest.goto(await linkTo(email, "/invite/"));
    await guest.getByLabel("Your name").fill("Rehema Ally");
    await guest.getByLabel("Password", { exact: true }).fill("kikapu cha ukili mbili");
    await guest.getByRole("button", { name: "Create account and join" }).click();
    await expect(guest).toHaveURL(/\/dashboard$/);
    await new BackOffice(guest).speak(language);

    await page.goto("/dashboard/profile/staff-accounts");
    await page.getByRole("button", { name: say.offer, exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: say.offer, exact: true }).click();
    await expect(page.getByText(say.asked).first()).toBeVisible();
    await expect(page.getByText(say.waits)).toBeVisible();
    await fits(page);

    await guest.goto(await linkTo(email, "/dashboard/profile/staff-accounts"));
    await guest.getByRole("button", { name: say.accept, exact: true }).click();
    await guest.getByRole("alertdialog").getByRole("button", { name: say.accept, exact: true }).click();
    await expect(guest.getByText(say.accepted).first()).toBeVisible();
    await fits(guest);
    await expect(page.getByText(say.owner)).toBeVisible();
    await expect(page.getByRole("button", { name: say.offer, exact: true })).toHaveCount(0);
  });
