import { readFile } from "node:fs/promises";
import { type Browser, expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { Chat } from "../pages/chat.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const words = {
  en: {
    ...{ editGreeting: /^Edit Question: Hello, welcome/, says: "What it says · English", greeting: "Welcome to us" },
    ...{ done: "Done", addFirst: "Add a step before everything else", question: /^Question/, ask: "Where are you?" },
    ...{ first: "Answer 1 · English", second: "Answer 2 · English", near: "In Dar", far: "Upcountry" },
    ...{
      addBefore: /^Add a step before Question: Welcome to us/,
      message: /^Message/,
      bus: "We send it by bus to {mji}.",
    },
    ...{
      missing: "A text is missing in Swahili",
      tryIt: "Try it",
      write: "Write as a customer",
      send: "Send",
      steps: "Steps",
      publish: "Publish",
    },
    ...{ saved: "Draft saved", versions: "Versions", back: "Bring back", isBack: "It is back" },
    ...{ hello: "Hello", old: /welcome to Duka/, other: "Take the English words", undo: "Undo", redo: "Redo" },
    ...{
      addAsk: /^Add a step before Message: We send it by bus/,
      asks: /^Ask Asks/,
      where: "Which town?",
      named: "Remembered as",
    },
    ...{ reached: /1 customer got here/, order: "two kanga please", cart: /Your cart:/, link: "Get order link" },
    ...{ reads: /^Edit Order in a sentence/, anywhere: "Read orders wherever customers write" },
  },
  sw: {
    ...{ editGreeting: /^Hariri Swali: Habari, karibu/, says: "Inasema nini · Kiswahili", greeting: "Karibu kwetu" },
    ...{ done: "Tayari", addFirst: "Ongeza hatua kabla ya zote", question: /^Swali/, ask: "Uko wapi?" },
    ...{ first: "Jibu la 1 · Kiswahili", second: "Jibu la 2 · Kiswahili", near: "Niko Dar", far: "Niko mkoani" },
    ...{
      addBefore: /^Ongeza hatua kabla ya Swali: Karibu kwetu/,
      message: /^Ujumbe/,
      bus: "Tunatuma kwa basi hadi {mji}.",
    },
    ...{
      missing: "Maneno ya Kiingereza hayapo",
      tryIt: "Jaribu",
      write: "Andika kama mteja",
      send: "Tuma",
      steps: "Hatua",
      publish: "Chapisha",
    },
    ...{ saved: "Rasimu imehifadhiwa", versions: "Matoleo", back: "Rudisha", isBack: "Limerudishwa" },
    ...{ hello: "Habari", old: /karibu Duka/, other: "Chukua maneno ya Kiswahili", undo: "Tendua", redo: "Rudia" },
    ...{
      addAsk: /^Ongeza hatua kabla ya Ujumbe: Tunatuma kwa basi/,
      asks: /^Uliza Inauliza/,
      where: "Mji gani?",
      named: "Jina la kukumbuka jibu",
    },
    ...{ reached: /Mteja 1 alifika/, order: "naomba kanga mbili", cart: /Kikapu chako:/, link: "Pata kiungo cha oda" },
    ...{ reads: /^Hariri Sentensi ya oda/, anywhere: "Isome oda popote mteja anapoandika" },
  },
} as const;

/** A customer opens the chat of a shop's page and greets. */
async function meetBot(browser: Browser, language: "en" | "sw", shop: string): Promise<Chat> {
  const shopper = await (await browser.newContext()).newPage();
  const slug = shop.toLowerCase().replaceAll(" ", "-");
  await shopper.goto(`${language === "sw" ? "/sw" : ""}/shops/${slug}`);
  const chat = new Chat(shopper);
  await chat.open();
  await chat.say(words[language].hello);
  return chat;
}

for (const language of ["en", "sw"] as const)
  test(`an owner with a phone changes the greeting, adds a question, publishes and goes back (${language})`, async ({
    page,
    browser,
  }) => {
    const say = words[language];
    await page.setViewportSize({ width: 360, height: 740 });
    const name = `Duka la Mtiririko ${language} ${Date.now()}`;
    const merchant = new BackOffice(page);
    await merchant.openShop(name);
    await merchant.addProduct("Kanga");
    await merchant.speak(language);
    await page.goto("/dashboard/chatflow");
    const press = (label: string | RegExp) => page.getByRole("button", { name: label, exact: true }).click();
    const finish = async () => {
      await press(say.done);
      await expect(page.getByRole("dialog")).toBeHidden();
    };

    await press(say.editGreeting);
    await page.getByLabel(say.says).fill(say.greeting);
    await finish();
    await press(say.addFirst);
    await press(say.question);
    await page.getByLabel(say.says).fill(say.ask);
    await page.getByLabel(say.first).fill(say.near);
    await page.getByLabel(say.second).fill(say.far);
    expect(await axeProblems(page)).toEqual([]);
    await finish();
    await expect(page.getByText(say.missing).first()).toBeVisible();
    // The way of the second answer, to which the greeting is a link: the first one shows it.
    await page.getByRole("button", { name: say.addBefore }).nth(1).click();
    await press(say.message);
    await page.getByLabel(say.says).fill(say.bus);
    await page.getByRole("dialog").getByText(say.other).click();
    await finish();
    await press(say.undo);
    await expect(page.getByText(say.bus)).toHaveCount(0);
    await press(say.redo);
    await expect(page.getByText(say.saved)).toBeVisible();
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);

    await page.getByRole("button", { name: say.addAsk }).click();
    await press(say.asks);
    await page.getByLabel(say.says).fill(say.where);
    await page.getByRole("dialog").getByText(say.other).first().click();
    await page.getByLabel(say.named).fill("Mji");
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    await finish();
    await expect(page.getByText(say.saved)).toBeVisible();

    await press(say.tryIt);
    await press("WhatsApp");
    const phone = page.getByRole("figure", { name: "WhatsApp" });
    await phone.getByRole("button", { name: say.far }).click();
    await expect(phone.getByText(say.where)).toBeVisible();
    await page.getByLabel(say.write).fill("Mbeya");
    await press(say.send);
    await expect(phone.getByText(say.bus.replace("{mji}", "Mbeya"))).toBeVisible();
    await expect(phone.getByText(say.greeting)).toBeVisible();
    await page.getByLabel(say.write).fill(say.order);
    await press(say.send);
    await expect(phone.getByText(say.cart).first()).toBeVisible();

    await press(say.steps);
    await press(say.reads);
    await expect(page.getByLabel(say.anywhere)).toBeChecked();
    expect(await axeProblems(page)).toEqual([]);
    await finish();

    await press(say.publish);
    await page.getByRole("dialog").getByRole("button", { name: say.publish, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    const meet = () => meetBot(browser, language, name);
    const chat = await meet();
    await chat.press(say.far);
    await expect(chat.log.getByText(say.where)).toBeVisible();
    await chat.say("Mbeya");
    await expect(chat.log.getByText(say.bus.replace("{mji}", "Mbeya"))).toBeVisible();
    await expect(chat.log.getByText(say.greeting)).toBeVisible();

    await page.reload();
    await expect(page.getByText(say.reached).first()).toBeVisible();
    await press(say.versions);
    await press(say.back);
    await page.getByRole("alertdialog").getByRole("button", { name: say.back, exact: true }).click();
    await expect(merchant.toast(say.isBack)).toBeVisible();
    const last = await meet();
    await expect(last.log.getByText(say.old).first()).toBeVisible();
    await last.say(say.order);
    await expect(last.log.getByText(say.cart).first()).toBeVisible();
    await last.press(say.link);
    expect(await last.cartLink()).toContain("/cart?token=");
  });

const kept = {
  en: {
    ...{ save: "Save as a test", shows: "What it shows", name: "Says hello", tests: "Tests" },
    ...{ differs: "1 saved conversation goes otherwise than expected:", anyway: "Publish anyway" },
    ...{ accept: "Expect this from now on", accepted: "This is expected from now on", same: "Same" },
    ...{ missed: "Not understood", sentence: "Gift wrapping", answer: "Write an answer to “Gift wrapping”" },
    ...{ wraps: "We wrap it for free.", leads: "In your draft it leads to: Message: We wrap it for free." },
    ...{ dismiss: "Leave out “Xyzzy plugh”", left: "Left out", slip: "gift wraping!" },
  },
  sw: {
    ...{ save: "Hifadhi kama jaribio", shows: "Yanaonyesha nini", name: "Anasalimu", tests: "Majaribio" },
    ...{ differs: "Mazungumzo 1 yanakwenda tofauti na ilivyotarajiwa:", anyway: "Chapisha hivyo hivyo" },
    ...{ accept: "Tarajia hivi kuanzia sasa", accepted: "Kuanzia sasa tunatarajia hivi", same: "Ni yale yale" },
    ...{ missed: "Haikuelewa", sentence: "Kufunga zawadi", answer: "Andika jibu la “Kufunga zawadi”" },
    ...{ wraps: "Tunafunga bure.", leads: "Kwenye rasimu yako inaelekea: Ujumbe: Tunafunga bure." },
    ...{ dismiss: "Iache “Xyzzy plugh”", left: "Imeachwa", slip: "kufunga zawad!" },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`an owner holds the bot to a conversation, and answers what it did not understand (${language})`, async ({
    page,
    browser,
  }) => {
    const say = { ...words[language], ...kept[language] };
    await page.setViewportSize({ width: 360, height: 740 });
    const name = `Duka la Majibu ${language} ${Date.now()}`;
    const merchant = new BackOffice(page);
    await merchant.openShop(name);
    await merchant.addProduct("Kanga");
    await merchant.speak(language);
    const first = await meetBot(browser, language, name);
    for (const sentence of [say.sentence, "Xyzzy plugh"]) {
      await first.say(sentence);
      await expect(first.log.locator(".turn").last()).not.toContainText(sentence);
    }
    await page.goto("/dashboard/chatflow");
    const press = (label: string | RegExp) => page.getByRole("button", { name: label, exact: true }).click();
    const dialog = page.getByRole("dialog");
    const isSound = async () => {
      // What the head of the page covers while it is scrolled is no smaller for it.
      await page.evaluate("scrollTo(0, 0)");
      expect(await axeProblems(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
      if (language === "sw") expect(await untranslatedWords(page, ["Xyzzy", "plugh"])).toEqual([]);
    };

    await press(say.tryIt);
    await page.getByLabel(say.write).fill(say.hello);
    await press(say.send);
    await press(say.save);
    await page.getByLabel(say.shows).fill(say.name);
    await dialog.getByRole("button", { name: say.save, exact: true }).click();
    await expect(dialog).toBeHidden();

    await press(say.steps);
    await press(say.editGreeting);
    await page.getByLabel(say.says).fill(say.greeting);
    await press(say.done);
    await expect(page.getByText(say.saved)).toBeVisible();
    await press(say.publish);
    await expect(dialog.getByText(say.differs)).toBeVisible();
    await expect(dialog.getByText(say.name)).toBeVisible();
    await expect(dialog.getByRole("button", { name: say.anyway, exact: true })).toBeEnabled();
    await isSound();
    await page.keyboard.press("Escape");
    await press(say.tests);
    await press(say.accept);
    await expect(merchant.toast(say.accepted)).toBeVisible();
    await expect(page.getByText(say.same, { exact: true })).toBeVisible();

    await press(say.missed);
    await isSound();
    await press(say.answer);
    await page.getByLabel(say.says).fill(say.wraps);
    await dialog.getByText(say.other).click();
    await press(say.done);
    await expect(page.getByText(say.leads)).toBeVisible();
    // Its words are one edit, the sentence that leads there another.
    await press(say.undo);
    await press(say.undo);
    await expect(page.getByRole("button", { name: say.answer })).toBeVisible();
    await press(say.redo);
    await press(say.redo);
    await expect(page.getByText(say.leads)).toBeVisible();
    await expect(page.getByText(say.saved)).toBeVisible();
    await isSound();
    await press(say.dismiss);
    await expect(merchant.toast(say.left)).toBeVisible();
    await expect(page.getByRole("button", { name: say.dismiss })).toHaveCount(0);
    await press(say.publish);
    await dialog.getByRole("button", { name: say.publish, exact: true }).click();
    await expect(dialog).toBeHidden();
    const next = await meetBot(browser, language, name);
    await next.say(say.slip);
    await expect(next.log.getByText(say.wraps)).toBeVisible();
  });

const mapped = {
  en: {
    ...{ look: "Map", list: "List", map: "Map of the chatflow", all: "Show all", gone: "Gone" },
    ...{ greeting: /Hello, welcome to/, cart: /Your cart:/, products: "See products" },
    ...{ add: "Add a step after “See products”", friday: "New cloth every Friday.", person: /A person from/ },
    ...{ leadsToPerson: /leads to To a person/, since: "Show what changed since", last: "Version 2" },
  },
  sw: {
    ...{
      look: "Ramani",
      list: "Orodha",
      map: "Ramani ya mtiririko wa chati",
      all: "Onyesha zote",
      gone: "Imeondolewa",
    },
    ...{ greeting: /Habari, karibu/, cart: /Kikapu chako:/, products: "Angalia bidhaa" },
    ...{ add: "Ongeza hatua baada ya “Angalia bidhaa”", friday: "Vitambaa vipya kila Ijumaa.", person: /Mtu wa/ },
    ...{ leadsToPerson: /inaelekea Kwa mtu/, since: "Onyesha mabadiliko tangu", last: "Toleo la 2" },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`an owner at a desk works on the map, by keyboard and by hand (${language})`, async ({ page, browser }) => {
    const say = { ...words[language], ...mapped[language] };
    await page.setViewportSize({ width: 1280, height: 900 });
    const name = `Duka la Ramani ${language} ${Date.now()}`;
    const merchant = new BackOffice(page);
    await merchant.openShop(name);
    await merchant.addProduct("Kanga");
    await merchant.speak(language);
    await page.goto("/dashboard/chatflow");
    const press = (label: string | RegExp) => page.getByRole("button", { name: label, exact: true }).click();
    const map = page.getByRole("application", { name: say.map });
    // What a card says itself; where it leads is spoken after that.
    const card = (text: string | RegExp) =>
      map.locator("button[id^=map-step-]").filter({ has: page.locator(".line-clamp-2", { hasText: text }) });
    const isSound = async () => {
      expect(await axeProblems(page)).toEqual([]);
      if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
    };

    await press(say.look);
    await expect(card(say.greeting)).toBeVisible();
    await isSound();
    // From the switch into the map, along a connection and back, by keys alone.
    await page.keyboard.press("Tab");
    await expect(card(say.greeting)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await expect(card(say.cart)).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(card(say.greeting)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog").getByLabel(say.says).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(card(say.greeting)).toBeFocused();

    await press(say.add);
    await press(say.message);
    await page.getByLabel(say.says).fill(say.friday);
    await page.getByRole("dialog").getByText(say.other).click();
    await press(say.done);
    await expect(card(say.friday)).toHaveAttribute("aria-current", "step");
    await press(say.all);
    const node = page
      .locator(".react-flow__node")
      .filter({ has: page.locator(".line-clamp-2", { hasText: say.friday }) });
    const dot = node.locator(".source");
    await dot.hover();
    await page.mouse.down();
    const target = await card(say.person).boundingBox();
    if (!target) throw new Error("The card to lead to is not on the page.");
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect(card(say.friday)).toContainText(say.leadsToPerson);
    await page.keyboard.press("Control+z");
    await expect(card(say.friday)).not.toContainText(say.leadsToPerson);
    await page.keyboard.press("Control+Shift+z");
    await expect(card(say.friday)).toContainText(say.leadsToPerson);

    await press(say.list);
    await expect(page.locator("[id^=step-][aria-current=step]")).toContainText(say.friday);
    await press(say.look);
    await expect(page.getByText(say.saved)).toBeVisible();
    await press(say.publish);
    await page.getByRole("dialog").getByRole("button", { name: say.publish, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    const chat = await meetBot(browser, language, name);
    await chat.press(say.products);
    await expect(chat.log.getByText(say.friday)).toBeVisible();
    await expect(chat.log.getByText(say.person).first()).toBeVisible();

    await card(say.friday).focus();
    await page.keyboard.press("Delete");
    await expect(card(say.friday)).toHaveCount(0);
    await expect(page.locator(":focus")).toHaveAttribute("id", /^map-step-/);
    await page.getByLabel(say.since).selectOption(say.last);
    await expect(card(say.friday)).toContainText(say.gone);
    await isSound();
  });

const another = {
  en: {
    ...{ all: "Chatflows", add: "New chatflow", name: "Name", empty: "Nothing but a greeting", make: "Make it" },
    ...{
      called: "Christmas",
      edit: /^Edit Message/,
      greeting: "Merry Christmas to you",
      unpublished: "Not published yet",
    },
    ...{ more: "What to do with Christmas", use: "Use on your page", chosen: "New conversations meet it" },
    ...{ keep: "Save as a file", openFile: "Open a file", opened: "The draft is what the file says" },
    noFlow: "This file is no chatflow",
    ...{ remove: "Delete", refused: /New conversations meet this chatflow/ },
  },
  sw: {
    ...{ all: "Mitiririko ya chati", add: "Mtiririko mpya", name: "Jina", empty: "Salamu tu", make: "Tengeneza" },
    ...{
      called: "Sikukuu",
      edit: /^Hariri Ujumbe/,
      greeting: "Heri ya sikukuu kwako",
      unpublished: "Haujachapishwa bado",
    },
    ...{ more: "Ya kufanya na Sikukuu", use: "Tumia kwenye ukurasa wako", chosen: "Mazungumzo mapya yatautumia" },
    ...{ keep: "Hifadhi kama faili", openFile: "Fungua faili", opened: "Rasimu sasa ni ya faili hilo" },
    noFlow: "Faili hili si la mtiririko",
    ...{ remove: "Futa", refused: /Mazungumzo mapya yanatumia mtiririko huu/ },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`an owner begins another chatflow and has the page use it (${language})`, async ({ page, browser }) => {
    const say = { ...words[language], ...another[language] };
    await page.setViewportSize({ width: 360, height: 740 });
    const name = `Duka la Sikukuu ${language} ${Date.now()}`;
    const merchant = new BackOffice(page);
    await merchant.openShop(name);
    await merchant.speak(language);
    await page.goto("/dashboard/chatflow");
    const dialog = page.getByRole("dialog");
    const press = (label: string | RegExp) => page.getByRole("button", { name: label, exact: true }).click();
    const isSound = async () => {
      await page.evaluate("scrollTo(0, 0)");
      expect(await axeProblems(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
      if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
    };
    await page.getByRole("link", { name: say.all, exact: true }).click();
    await press(say.add);
    await dialog.getByLabel(say.name, { exact: true }).fill(say.called);
    await dialog.getByText(say.empty).click();
    await isSound();
    await press(say.make);
    await expect(page.getByRole("heading", { name: say.called, level: 1 })).toBeVisible();
    await page.getByRole("button", { name: say.edit }).click();
    await page.getByLabel(say.says).fill(say.greeting);
    await dialog.getByText(say.other).click();
    await press(say.done);
    await expect(page.getByText(say.saved)).toBeVisible();
    const [kept] = await Promise.all([page.waitForEvent("download"), press(say.keep)]);
    expect(kept.suggestedFilename()).toBe(`${say.called}.json`);
    const written = await readFile(await kept.path(), "utf8");
    const opened = async (text: string) =>
      page
        .getByLabel(say.openFile, { exact: true })
        .and(page.locator("input"))
        .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await opened(written.slice(0, -9));
    await expect(merchant.toast(say.noFlow)).toBeVisible();
    await opened(written.replaceAll(say.greeting, `${say.greeting}!`));
    await expect(merchant.toast(say.opened)).toBeVisible();
    await expect(page.getByText(`${say.greeting}!`).first()).toBeVisible();
    await press(say.undo);
    await expect(page.getByText(`${say.greeting}!`)).toHaveCount(0);
    await expect(page.getByText(say.saved)).toBeVisible();
    await page.getByRole("link", { name: say.all, exact: true }).click();
    const listed = page.getByRole("listitem").filter({ hasText: say.called });
    await expect(listed.getByText(say.unpublished)).toBeVisible();
    await page.getByRole("link", { name: say.called, exact: true }).click();
    await press(say.publish);
    await dialog.getByRole("button", { name: say.publish, exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("link", { name: say.all, exact: true }).click();
    await press(say.more);
    await isSound();
    await page.getByRole("menuitem", { name: say.use }).click();
    await expect(merchant.toast(say.chosen)).toBeVisible();
    await press(say.more);
    await page.getByRole("menuitem", { name: say.remove }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: say.remove, exact: true }).click();
    await expect(page.getByText(say.refused).first()).toBeVisible();
    await expect((await meetBot(browser, language, name)).log.getByText(say.greeting)).toBeVisible();
  });
