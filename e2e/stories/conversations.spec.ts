import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { Chat } from "../pages/chat.ts";
import { joinShop } from "../pages/stack-database.ts";

test.use({ viewport: { width: 360, height: 740 } });

const fits = "document.documentElement.scrollWidth <= 360";

test("a visitor asks, somebody of the shop takes over, answers with a colleague, and gives back to the bot, in Swahili", async ({
  page,
  browser,
  baseURL: url = "",
}, info) => {
  const shop = new BackOffice(page);
  const name = `Duka la Mazungumzo ${Date.now()}`;
  const email = await shop.openShop(name);
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

  // Two answers without a network: they outlive a reload, and an answer of the server that is lost on its way.
  const held = page.getByText("Unasubiri intaneti, kisha utatumwa.");
  const answers = "**/api/conversations/*/messages";
  await page.context().setOffline(true);
  for (const words of ["Ipo ya bluu", "Na ya kijani"]) {
    await box.fill(words);
    await page.getByRole("button", { name: "Tuma", exact: true }).click();
  }
  await expect(held).toHaveCount(2);
  expect(await page.evaluate(fits)).toBe(true);
  expect(await axeProblems(page)).toEqual([]);
  await page.route(answers, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await page.context().setOffline(false);
  await page.reload();
  await expect(held).toHaveCount(2);
  await page.screenshot({ path: info.outputPath("unsent-replies.png") });
  // The newest route comes first.
  let lost = false;
  await page.route(answers, async (route) => {
    if (lost || route.request().method() !== "POST") return route.continue();
    lost = true;
    await route.fetch();
    await route.abort();
  });
  await expect(held).toHaveCount(0);
  for (const words of ["Ipo ya bluu", "Na ya kijani"]) {
    await expect(said.getByText(words, { exact: true })).toHaveCount(1);
    await expect(chat.log.getByText(words, { exact: true })).toHaveCount(1);
  }
  expect(lost).toBe(true);
  await page.unrouteAll({ behavior: "wait" });

  await chat.say("Kanga bei gani?");
  await expect(said.getByText("Kanga bei gani?")).toBeVisible();

  // Whom a note names finds it, and each of the two sees that the other is there.
  const colleague = await (await browser.newContext({ baseURL: url, viewport: { width: 360, height: 740 } })).newPage();
  const other = new BackOffice(colleague);
  await other.speak("sw");
  const actions = ["read", "create"].map((action) => ({ resource: "conversations", action }));
  await joinShop(await other.openShop(`${name} lingine`), email, actions);
  await page.getByRole("button", { name: "Kumbukumbu ya wafanyakazi" }).click();
  const note = page.getByLabel("Wenzako wajue nini");
  await note.pressSequentially("Msaidie @ash");
  await page.getByRole("option", { name: "@Asha Juma" }).click();
  await expect(note).toHaveValue("Msaidie @Asha Juma ");
  await page.getByRole("button", { name: "Hifadhi kumbukumbu" }).click();
  await expect(said.getByText("@Asha Juma")).toBeVisible();
  await colleague.goto("/dashboard/conversations?queue=mentioned");
  await colleague.getByRole("link").filter({ hasText: "Umetajwa" }).click();
  await expect(colleague.getByText("@Asha Juma")).toBeVisible();
  await colleague.getByLabel("Mwandikie mteja").fill("Nipo pia");
  await expect(page.getByText("Asha Juma anaandika…").filter({ visible: true }).first()).toBeVisible();
  expect(await page.evaluate(fits)).toBe(true);
  expect(await axeProblems(page)).toEqual([]);
  await colleague.close();

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

  await shop.filterBy("Amepewa", "Hakuna");
  await expect(page).toHaveURL(/assignee=nobody/);
  await expect(shop.filterChip("Amepewa", "Hakuna")).toBeVisible();
  await expect(row).toHaveCount(1);
  expect(await page.evaluate(fits)).toBe(true);
  expect(await axeProblems(page)).toEqual([]);
  await page.screenshot({ path: info.outputPath("by-person.png") });
  await page.goBack();
  await expect(page).not.toHaveURL(/assignee/);

  const views = page.getByRole("dialog", { name: "Mionekano" });
  await page.getByRole("button", { name: "Mionekano" }).click();
  await views.getByLabel("Jina la mwonekano").fill("Yaliyoisha");
  await views.getByRole("button", { name: "Hifadhi mwonekano huu" }).click();
  await expect(views.getByRole("button", { name: /^Yaliyoisha/ })).toBeVisible();
  await page.goto("/dashboard/conversations");
  await page.getByRole("button", { name: "Mionekano" }).click();
  await views.getByRole("button", { name: /^Yaliyoisha/ }).click();
  await expect(page).toHaveURL(/queue=closed/);
  await expect(row).toHaveCount(1);

  await page.getByRole("link", { name: "Muda wa kujibu" }).click();
  await expect(page.getByText("Hakuna mteja anayemsubiri mtu sasa hivi.")).toBeVisible();
  expect(await page.evaluate(fits)).toBe(true);
  expect(await axeProblems(page)).toEqual([]);

  // At a desk, by keys alone: nothing fires while somebody types.
  const second = new Chat(await (await browser.newContext({ locale: "sw" })).newPage());
  await second.page.goto(`/sw/shops/${name.toLowerCase().replaceAll(" ", "-")}`);
  await second.open();
  await second.say("Salaam");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/dashboard/conversations?queue=closed");
  const keys = page.keyboard;
  const open = page.locator("[data-row-link][aria-current=page]");
  await expect(row).toHaveCount(1);
  await keys.press("j");
  await keys.press("Enter");
  await expect(page.getByText("Yamefungwa. Yatafunguka mteja akiandika.")).toBeVisible();
  await keys.press("e");
  await expect(page.getByText("Boti inajibu.").first()).toBeVisible();
  await page.goto("/dashboard/conversations");
  await expect(row).toHaveCount(2);
  await keys.press("j");
  await keys.press("Enter");
  await expect(open).toHaveCount(1);
  const first = page.url();
  await keys.press("j");
  await expect(row.nth(1)).toHaveAttribute("aria-current", "page");
  await expect(page).not.toHaveURL(first);
  await keys.press("k");
  await expect(row.nth(0)).toHaveAttribute("aria-current", "page");
  await expect(page).toHaveURL(first);
  await expect(said).toBeVisible();
  await keys.press("n");
  await expect(note).toBeFocused();
  await keys.type("kaja rena");
  await expect(note).toHaveValue("kaja rena");
  await keys.press("Tab");
  await keys.press("r");
  await expect(box).toBeFocused();
  await keys.press("Shift+Tab");
  await keys.press("a");
  await expect(page.getByLabel("Amepewa")).toBeFocused();
  await keys.press("Escape");
  await keys.press("Shift+Tab");
  await keys.press("/");
  await expect(page.getByLabel("Tafuta mazungumzo")).toBeFocused();
  await keys.press("Tab");
  await keys.press("?");
  await expect(page.getByText("Ndani ya mazungumzo: mpe mtu")).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
});

const selling = {
  en: {
    ...{
      hello: "Hello",
      person: "talk to a person",
      asked: "The customer asked for a person.",
      sell: "Sell and customer",
    },
    ...{
      offer: "Send",
      back: "Back to the messages",
      messages: "Messages",
      goods: "Products on sale",
      cart: "Send the cart",
    },
    ...{
      name: "Name",
      phone: "Phone number",
      place: "Place order",
      done: "Your order has been submitted successfully",
    },
    ...{ order: /change status or record a payment/, note: "Note for staff", field: "What colleagues should know" },
    ...{
      save: "Save the note",
      handBack: "Give back to the bot",
      bot: "The bot answers.",
      answer: /We have your order/,
    },
    ...{
      write: "Write to the customer",
      send: "Send",
      quote: "Answer this",
      marks: "Emoji and formatting",
      later: "Send later",
      tomorrow: "Tomorrow 09:00",
    },
    ...{
      plan: "Plan it",
      planned: "Planned messages",
      willBe: /Will be sent .* unless the customer writes first/,
      unless: "Not if the customer writes first",
    },
    ...{
      change: "Change the planned message",
      cancel: "Cancel the planned message",
      undo: "Undo",
      jump: "Go to the message",
    },
    ...{
      settings: "How the inbox works",
      resumes: "The bot answers again",
      hour: "After 1 hour",
      words: "When a person answers, in English",
      told: "A person answers you now.",
      asks: "When a customer asks for a person",
      inTurn: "Each in turn, of those who may answer",
      saveSettings: "Save",
      saved: "Saved",
    },
    ...{
      goesOn: /^The bot goes on (at )?.*\d\d:\d\d/,
      keep: "Keep it with us",
      kept: "The bot goes on once this is closed.",
    },
  },
  sw: {
    ...{ hello: "Habari", person: "ongea na mtu", asked: "Mteja ameomba mtu.", sell: "Uza na mteja" },
    ...{ offer: "Tuma", back: "Rudi kwenye jumbe", messages: "Jumbe", goods: "Bidhaa zinazouzwa", cart: "Tuma kikapu" },
    ...{ name: "Jina", phone: "Namba ya simu", place: "Tuma oda", done: "Oda yako imepokelewa" },
    ...{ order: /badilisha hali au andika malipo/, note: "Kumbukumbu ya wafanyakazi", field: "Wenzako wajue nini" },
    ...{ save: "Hifadhi kumbukumbu", handBack: "Rudisha kwa boti", bot: "Boti inajibu.", answer: /Tumepokea oda yako/ },
    ...{ write: "Mwandikie mteja", send: "Tuma", quote: "Jibu hii", marks: "Emoji na mtindo wa maandishi" },
    ...{ later: "Tuma baadaye", tomorrow: "Kesho 09:00", plan: "Panga", planned: "Jumbe zilizopangwa" },
    ...{ willBe: /Utatumwa .* mteja asipoandika kwanza/, unless: "Usitume mteja akiandika kwanza" },
    ...{ change: "Badilisha ujumbe uliopangwa", cancel: "Ghairi ujumbe uliopangwa", undo: "Rudisha" },
    jump: "Nenda kwenye ujumbe huo",
    ...{
      settings: "Mipangilio ya mazungumzo",
      resumes: "Boti ijibu tena",
      hour: "Baada ya saa 1",
      words: "Mtu akianza kujibu, kwa Kiswahili",
      told: "Sasa unajibiwa na mtu.",
      asks: "Mteja akiomba mtu",
      inTurn: "Kwa zamu, kati ya wanaoruhusiwa kujibu",
      saveSettings: "Hifadhi",
      saved: "Imehifadhiwa",
    },
    ...{
      goesOn: /^Boti itaendelea (saa )?.*\d\d:\d\d/,
      keep: "Yabaki kwetu",
      kept: "Boti itaendelea mazungumzo yakifungwa.",
    },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`somebody asks for a person, who sells to them from the conversation (${language})`, async ({
    page,
    browser,
  }) => {
    const say = selling[language];
    const shop = new BackOffice(page);
    const name = `Duka la Kuuza ${language} ${Date.now()}`;
    await shop.openShop(name);
    await shop.speak(language);
    await shop.addProduct("Kanga");

    await page.goto("/dashboard/conversations");
    await page.getByRole("link", { name: say.settings }).click();
    await page.getByLabel(say.resumes, { exact: true }).selectOption(say.hour);
    await page.getByLabel(say.words).fill(say.told);
    await page.getByLabel(say.asks).selectOption(say.inTurn);
    expect(await page.evaluate(fits)).toBe(true);
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("button", { name: say.saveSettings, exact: true }).click();
    await expect(page.getByText(say.saved, { exact: true })).toBeVisible();

    const visitor = await (await browser.newContext({ locale: language })).newPage();
    await visitor.goto(`${language === "sw" ? "/sw" : ""}/shops/${name.toLowerCase().replaceAll(" ", "-")}`);
    const chat = new Chat(visitor);
    await chat.open();
    await chat.say(say.hello);
    await expect(chat.log.locator(".turn").last()).not.toHaveClass(/visitor/);
    await chat.say(say.person);

    // Whoever's turn it is has it without having taken it.
    await page.goto("/dashboard/conversations?queue=mine");
    const row = page.getByRole("link").filter({ hasText: say.asked });
    await expect(page).toHaveTitle(/^\(1\) \S/);
    await row.click();
    await expect(page.getByText(say.asked).last()).toBeVisible();

    await page.getByRole("button", { name: say.sell }).click();
    const shelf = page.getByRole("list", { name: say.goods });
    await shelf.getByRole("button", { name: `${say.offer}: Kanga` }).click();
    await expect(chat.log.locator("b").getByText("Kanga").last()).toBeVisible();
    await expect(page).toHaveTitle(/^[^(]/);
    await expect(chat.log.getByText(say.told)).toHaveCount(1);
    await shelf.getByRole("button", { name: /^Kanga/ }).click();
    await page.getByRole("button", { name: say.cart }).click();
    expect(await page.evaluate(fits)).toBe(true);
    expect(await axeProblems(page)).toEqual([]);

    await visitor.goto(await chat.cartLink());
    await visitor.getByLabel(say.name).fill("Baraka");
    await visitor.getByLabel(say.phone).fill("0754 111 222");
    await visitor.getByRole("button", { name: say.place }).click();
    await expect(visitor.getByText(say.done)).toBeVisible();

    // The order comes into the panel and the thread without a reload.
    await page.getByRole("button", { name: say.order }).click();
    expect(await page.evaluate(fits)).toBe(true);
    await page.getByRole("button", { name: say.back }).click();
    const said = page.getByRole("list", { name: say.messages });
    await expect(said.getByText(say.answer)).toBeVisible();

    await page.getByRole("button", { name: say.note }).click();
    await page.getByLabel(say.field).fill("Anapenda bluu");
    await page.getByRole("button", { name: say.save }).click();
    await expect(said.getByText("Anapenda bluu")).toBeVisible();
    expect(await page.evaluate(fits)).toBe(true);
    expect(await axeProblems(page)).toEqual([]);

    // The customer's own words are answered, in bold and with an emoji; a press on them leads back.
    const message = said.locator("[data-seq]");
    await message.filter({ hasText: say.person }).first().getByRole("button", { name: say.quote }).click();
    const box = page.getByLabel(say.write);
    await box.fill("Karibu");
    await box.selectText();
    await box.press("Control+b");
    await expect(box).toHaveValue("*Karibu*");
    await page.getByRole("button", { name: say.marks }).click();
    await page.getByRole("button", { name: "🙏" }).click();
    await expect(box).toHaveValue("*Karibu*🙏");
    await page.getByRole("button", { name: say.send, exact: true }).click();
    const answered = message.filter({ has: page.locator("b").getByText("Karibu", { exact: true }) }).last();
    await answered.getByTitle(say.jump).click();
    await expect(said.locator("[aria-current]").filter({ hasText: say.person })).toBeVisible();

    // Another waits until tomorrow; it is cancelled, comes back, and its words are taken up again.
    await box.fill("Mzigo umefika");
    await page.getByRole("button", { name: say.later }).click();
    const sheet = page.getByRole("dialog", { name: say.later });
    await sheet.getByRole("button", { name: say.tomorrow }).click();
    await sheet.getByLabel(say.unless).check();
    expect(await axeProblems(page)).toEqual([]);
    await sheet.getByRole("button", { name: say.plan, exact: true }).click();
    const planned = page.getByRole("list", { name: say.planned });
    await expect(planned.getByText(say.willBe)).toBeVisible();
    await expect(box).toHaveValue("");
    expect(await page.evaluate(fits)).toBe(true);
    expect(await axeProblems(page)).toEqual([]);
    await planned.getByRole("button", { name: say.cancel }).click();
    await expect(planned).toHaveCount(0);
    await page.getByRole("button", { name: say.undo, exact: true }).click();
    await planned.getByRole("button", { name: say.change }).click();
    await expect(box).toHaveValue("Mzigo umefika");
    await expect(planned).toHaveCount(0);

    await expect(page.getByText(say.goesOn)).toBeVisible();
    await page.getByRole("button", { name: say.keep }).click();
    await expect(page.getByText(say.kept)).toBeVisible();
    await page.getByRole("button", { name: say.handBack }).click();
    await expect(page.getByText(say.bot)).toBeVisible();
  });
