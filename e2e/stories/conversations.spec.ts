import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { Chat } from "../pages/chat.ts";

test.use({ viewport: { width: 360, height: 740 } });

const fits = "document.documentElement.scrollWidth <= 360";

test("a visitor asks, somebody of the shop takes over, answers, and gives back to the bot, in Swahili", async ({
  page,
  browser,
}) => {
  const shop = new BackOffice(page);
  const name = `Duka la Mazungumzo ${Date.now()}`;
  await shop.openShop(name);
  await shop.speak("sw");
  await shop.addProduct("Kanga");
  await page.goto("/dashboard/conversations");
  await expect(page.getByText("Bado hakuna aliyeandika")).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);

  const visitor = await (await browser.newContext({ locale: "sw" })).newPage();
  await visitor.goto(`/sw/shops/${name.toLowerCase().replaceAll(" ", "-")}`);
  const chat = new Chat(visitor);
  await chat.open();
  await chat.say("Habari");
  await expect(chat.log.getByText(/karibu/i).first()).toBeVisible();

  // It comes without a reload.
  const row = page.getByRole("list", { name: "Mazungumzo" }).getByRole("link");
  await expect(row).toHaveCount(1);
  await expect(row.getByText("Boti inajibu")).toBeVisible();
  expect(await page.evaluate(fits)).toBe(true);
  await row.click();

  const said = page.getByRole("list", { name: "Jumbe" });
  await expect(said.getByText("Habari", { exact: true })).toBeVisible();
  await expect(page.getByText("Boti inajibu.")).toBeVisible();
  const box = page.getByLabel("Mwandikie mteja");
  await box.fill("Nipo hapa, *karibu sana*");
  await page.getByRole("button", { name: "Tuma", exact: true }).click();
  await expect(page.getByText("Wewe unajibu; boti iko kimya.")).toBeVisible();
  await expect(said.getByText("karibu sana")).toHaveCount(1);
  await expect(chat.log.locator("b").getByText("karibu sana")).toBeVisible();
  expect(await page.evaluate(fits)).toBe(true);
  expect(await axeProblems(page)).toEqual([]);

  await chat.say("Kanga bei gani?");
  await expect(said.getByText("Kanga bei gani?")).toBeVisible();

  await page.getByRole("button", { name: "Rudisha kwa boti" }).click();
  await expect(page.getByText("Boti inajibu.")).toBeVisible();
  await chat.say("Habari tena");
  await expect(said.getByText("Habari tena", { exact: true })).toBeVisible();
  await expect(chat.log.locator(".turn").last()).not.toHaveClass(/visitor/);

  await page.getByRole("button", { name: "Funga", exact: true }).click();
  await expect(page.getByText("Yamefungwa. Yatafunguka mteja akiandika.")).toBeVisible();
  await page.getByRole("link", { name: "Mazungumzo", exact: true }).first().click();
  await page.getByRole("button", { name: "Yaliyofungwa" }).click();
  await expect(row).toHaveCount(1);
});
