import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { SandboxPhone } from "../pages/payments/sandbox-phone.ts";
import { breakPromise } from "../pages/stack-database.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";
import { SandboxNumber } from "../pages/whatsapp/sandbox-number.ts";

const say = {
  ...{ nobody: "Hakuna anayedaiwa", due: "Weka mwisho wa kulipa", days: "Baada ya siku 14", save: "Hifadhi siku" },
  ...{
    sums: "Unachodai",
    inAll: "Unadai jumla",
    undated: "Bila mwisho",
    all: "Yote",
    none: /^Hakuna deni linalolingana/,
  },
  ...{ download: "Pakua orodha", pay: "Andika malipo", amount: "Kiasi", savePayment: "Hifadhi malipo" },
  ...{ promise: "Andika ahadi", promised: /^Ameahidi/, remind: "Kumbusha", send: "Tuma kwa WhatsApp" },
  ...{ endLinks: "Futa viungo vyote", ended: "Viungo havifanyi kazi tena" },
  ...{ payingPhone: "Simu inayolipa", push: "Tuma ombi kwenye simu hii", wrongPhone: /^Hii si namba ya simu/ },
  asked: /^(Tunaiomba M-Pesa|Weka PIN yako kwenye simu) /,
  ...{ notRight: "Si sahihi?", whatIsWrong: "Eleza kosa ni lipi", sendDispute: "Tuma kwa duka" },
  ...{ waits: /^Duka bado halijajibu/, settle: "Jibu pingamizi", stays: "Deni linabaki", answer: "Jibu kwa mteja" },
  ...{ day: "Siku", promiseDay: "Ahidi siku hii", hasPromised: /^Umeahidi kulipa/, havePaid: "Nimeshalipa hii" },
  ...{ howMuch: "Kiasi ulicholipa", code: "Namba au ujumbe wa muamala", tellShop: "Liambie duka" },
  ...{ checks: /^Umesema umelipa/, saysPaid: "Anasema amelipa" },
  ...{ statement: "Taarifa ya deni", savePdf: "Pakua PDF", setLimit: "Weka kiwango", atMost: "Kiwango cha juu" },
  ...{ saveLimit: "Hifadhi kiwango", limitLeft: "Imebaki 2,000.00 TZS" },
  ...{ sendAnswer: "Tuma jibu", split: "Gawa kwa awamu", saveSplit: "Hifadhi awamu", instalments: "Awamu za kulipa" },
  ...{
    forgive: "Samehe",
    why: "Kwa nini",
    nothing: "Hakuna deni tena.",
    settled: "Huna deni. Asante.",
    paidBefore: "Ulilipa zaidi awali",
    close: "Funga",
  },
} as const;

/** A debt by hand, a payment of more than all, and the credit on the next order, in both languages. */
const byHand = {
  en: {
    ...{ add: "Write down a debt", customer: "Customer", amount: "Amount", note: "Note", save: "Save the debt" },
    ...{
      kind: "Earlier debt",
      pay: "Record payment",
      savePayment: "Save payment",
      nothing: "Nothing is owed any more.",
    },
    ...{
      surplus: /^Keep the 3,000\.00 TZS above what is owed/,
      tooMuch: "No more than 30,000.00 TZS.",
      told: "Debt by hand: 30,000.00 TZS · Credit: 3,000.00 TZS",
      credit: "Paid too much before",
    },
    ...{ use: "Use credit (3,000.00 TZS)", fromCredit: "From credit", takeBack: "Take back", why: "Why" },
  },
  sw: {
    ...{ add: "Andika deni", customer: "Mteja", amount: "Kiasi", note: "Maelezo", save: "Hifadhi deni" },
    ...{ kind: "Deni la awali", pay: "Andika malipo", savePayment: "Hifadhi malipo", nothing: "Hakuna deni tena." },
    ...{
      surplus: /^Weka 3,000\.00 TZS inayozidi deni/,
      tooMuch: "Isizidi 30,000.00 TZS.",
      told: "Deni lililoandikwa: 30,000.00 TZS · Salio: 3,000.00 TZS",
      credit: "Alilipa zaidi awali",
    },
    ...{
      use: "Tumia salio (3,000.00 TZS)",
      fromCredit: "Kutoka kwenye salio la mteja",
      takeBack: "Futa deni",
      why: "Kwa nini",
    },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`a debt is written down by hand, paid with too much, and the rest pays an order (${language})`, async ({
    page,
  }) => {
    const words = byHand[language];
    await page.setViewportSize({ width: 360, height: 740 });
    const merchant = new BackOffice(page);
    await merchant.openShop("Duka la Daftari");
    await merchant.speak(language);
    const [main, dialog] = [page.getByRole("main"), page.getByRole("dialog")];
    await merchant.addCustomer("Neema Mwakyusa", "0712000113", { agrees: false });
    await page.goto("/dashboard/debt");
    const write = async (amount: string, customer?: string) => {
      await main.getByRole("button", { name: words.add }).click();
      if (customer) {
        await dialog.getByRole("textbox", { name: words.customer }).fill(customer);
        await dialog.getByRole("button", { name: /Neema Mwakyusa/ }).click();
      }
      await dialog.getByRole("textbox", { name: words.amount }).fill(amount);
      await dialog.getByLabel(words.note).fill("Daftari la zamani");
      expect(await axeProblems(page)).toEqual([]);
      await dialog.getByRole("button", { name: words.save }).click();
      await expect(dialog).toHaveCount(0);
    };
    await write("30,000", "Neema");
    const rows = main.locator("[data-row]");
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("30,000.00 TZS");
    await rows.getByRole("link").first().click();
    await expect(main.getByText(words.kind).first()).toBeVisible();
    await write("5,000");
    await expect(main.getByText("35,000.00 TZS").first()).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
    // The second one was a mistake.
    await main.getByRole("button", { name: words.takeBack }).last().click();
    await dialog.getByLabel(words.why).fill("Kosa");
    await dialog.getByRole("button", { name: words.takeBack }).click();
    await expect(main.getByText("35,000.00 TZS")).toHaveCount(0);
    await main.getByRole("button", { name: words.pay }).click();
    await dialog.getByRole("textbox", { name: words.amount }).fill("33,000");
    const surplus = dialog.getByRole("checkbox", { name: words.surplus });
    await expect(surplus).not.toBeChecked();
    // Nothing is sent before it is said what becomes of the rest.
    await dialog.getByRole("button", { name: words.savePayment }).click();
    await expect(dialog.getByText(words.tooMuch)).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await surplus.check();
    await dialog.getByRole("button", { name: words.savePayment }).click();
    // What it paid is told line by line.
    await expect(page.getByText(words.told).first()).toBeVisible();
    await expect(main.getByText(words.nothing)).toBeVisible();
    await expect(main.getByText(words.credit)).toBeVisible();
    const product = await merchant.addProduct("Kanga");
    const order = await merchant.writeOrder(product, { name: "Neema Mwakyusa", phone: "0712000113" });
    await page.goto(`/dashboard/orders/order-info/${order.id}`);
    await main.getByRole("button", { name: words.use }).click();
    await expect(main.getByText(words.fromCredit).first()).toBeVisible();
    await expect(main.getByRole("button", { name: words.use })).toHaveCount(0);
    await expect(main.getByText("15,000.00 TZS").first()).toBeVisible();
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
  });

test("an order on credit is asked for with a link, paid in part, and the rest forgiven", async ({
  page,
  browser,
  request,
}) => {
  const viewport = { width: 360, height: 740 };
  await page.setViewportSize(viewport);
  const merchant = new BackOffice(page);
  await merchant.openShop("Duka la Madeni");
  await merchant.speak("sw");
  const main = page.getByRole("main");
  await page.goto("/dashboard/debt");
  await expect(main.getByText(say.nobody)).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);

  const product = await merchant.addProduct("Kanga");
  const order = await merchant.writeOrder(product, { name: "Neema Mwakyusa", phone: "0712000111" });
  // It comes by itself, as somebody else may have written it down.
  const rows = main.locator("[data-row]");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("18,000.00 TZS");
  await expect(main.getByRole("group", { name: say.sums }).getByRole("button").first()).toContainText("18,000.00 TZS");
  await main.getByRole("button", { name: say.undated, exact: true }).click();
  await expect(rows).toHaveCount(1);

  await rows.getByRole("link").first().click();
  const dialog = page.getByRole("dialog");
  await main.getByRole("button", { name: say.due }).click();
  await dialog.getByRole("button", { name: say.days }).click();
  await dialog.getByRole("button", { name: say.save }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByText(/^Mwisho \d/)).toBeVisible();
  await main.getByRole("button", { name: say.promise }).click();
  await dialog.getByRole("button", { name: say.days }).click();
  await dialog.getByRole("button", { name: say.save }).click();
  await expect(main.getByText(say.promised)).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  expect(await untranslatedWords(page)).toEqual([]);

  await main.getByRole("button", { name: say.remind }).click();
  const href = (await dialog.getByRole("link", { name: say.send }).getAttribute("href")) ?? "";
  expect(href).toContain("https://wa.me/255712000111?text=");
  const text = new URL(href).searchParams.get("text") ?? "";
  expect(text).toContain(`${order.order_id}: 18,000.00 TZS`);
  const link = /https?:\S+$/.exec(text)?.[0] ?? "";
  const customer = await (await browser.newContext({ viewport })).newPage();
  const plain = await (await browser.newContext({ viewport, javaScriptEnabled: false })).newPage();
  await customer.goto(link);
  await expect(customer.getByText(order.order_id).first()).toBeVisible();
  await expect(customer.getByText("18,000.00 TZS").first()).toBeVisible();
  await expect(customer.getByRole("heading", { level: 1 })).toContainText("Duka la Madeni");
  expect(await axeProblems(customer)).toEqual([]);
  await customer.setViewportSize({ width: 320, height: 740 });
  expect(await customer.evaluate("document.documentElement.scrollWidth")).toBe(320);
  await dialog.getByRole("button", { name: say.close }).first().click();

  // Without scripts: the page is forms alone.
  await plain.goto(link);
  await plain.getByText(say.notRight).click();
  await plain.getByLabel(say.whatIsWrong).fill("Sikupokea kanga hii");
  await plain.getByRole("button", { name: say.sendDispute }).click();
  await expect(plain.getByText(say.waits)).toBeVisible();
  await customer.goto(link);
  await expect(customer.getByText(say.waits)).toBeVisible();
  expect(await axeProblems(customer)).toEqual([]);
  expect(await untranslatedWords(customer)).toEqual([]);
  // It comes by itself.
  await expect(main.getByText("Sikupokea kanga hii")).toBeVisible();
  await main.getByRole("button", { name: say.settle }).click();
  await dialog.getByRole("button", { name: say.stays }).click();
  await dialog.getByLabel(say.answer).fill("Uliipokea Jumatatu");
  await dialog.getByRole("button", { name: say.sendAnswer }).click();
  await expect(main.getByText("Uliipokea Jumatatu")).toBeVisible();
  await customer.goto(link);
  await expect(customer.getByText("Uliipokea Jumatatu")).toBeVisible();
  // What they promise, and say to have paid, is forms as well.
  await plain.goto(link);
  await plain.getByLabel(say.day).fill(await plain.getByLabel(say.day).getAttribute("max").then(String));
  await plain.getByRole("button", { name: say.promiseDay }).click();
  await expect(plain.getByText(say.hasPromised)).toBeVisible();
  await plain.getByText(say.havePaid, { exact: true }).click();
  await plain.getByLabel(say.howMuch).fill("5,000");
  await plain.getByLabel(say.code).fill("QK71ABCD2E");
  await plain.getByRole("button", { name: say.tellShop }).click();
  await expect(plain.getByText(say.checks)).toBeVisible();
  await customer.goto(link);
  await expect(customer.getByText(say.checks)).toBeVisible();
  expect(await axeProblems(customer)).toEqual([]);
  expect(await untranslatedWords(customer)).toEqual([]);
  await expect(main.getByText(say.saysPaid)).toBeVisible();
  await main.getByRole("button", { name: say.split }).click();
  expect(await axeProblems(page)).toEqual([]);
  await dialog.getByRole("button", { name: say.saveSplit }).click();
  await expect(main.getByRole("list", { name: say.instalments }).getByRole("listitem")).toHaveCount(3);

  await main.getByRole("button", { name: say.pay }).click();
  await dialog.getByLabel(say.amount).fill("10000");
  await dialog.getByRole("button", { name: say.savePayment }).click();
  await expect(page.getByText(`${order.order_id}: 10,000.00 TZS`).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByText(/(^|\s)8,000\.00 TZS/).first()).toBeVisible();
  await main.getByRole("button", { name: say.statement }).click();
  const printing = page.waitForEvent("download");
  await dialog.getByRole("button", { name: say.savePdf }).click();
  expect((await readFile(await (await printing).path())).subarray(0, 5).toString()).toBe("%PDF-");
  await expect(dialog).toHaveCount(0);
  await main.getByRole("button", { name: say.setLimit }).click();
  await dialog.getByLabel(say.atMost).fill("10,000");
  await dialog.getByRole("button", { name: say.saveLimit }).click();
  await expect(main.getByText(say.limitLeft)).toBeVisible();
  await main.getByRole("button", { name: say.forgive }).click();
  await dialog.getByLabel(say.why).fill("Msiba");
  await dialog.getByRole("button", { name: say.forgive }).click();
  await expect(main.getByText(say.nothing)).toBeVisible();
  await main.getByRole("button", { name: say.endLinks }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: say.endLinks }).click();
  await expect(page.getByText(say.ended, { exact: true })).toBeVisible();
  expect((await customer.goto(link))?.status()).toBe(404);
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
  await page.setViewportSize(viewport);

  const other = await merchant.writeOrder(product, { name: "Juma Salehe", phone: "0712000112" });
  await page.goto("/dashboard/debt");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Juma Salehe");
  const arriving = page.waitForEvent("download");
  await merchant.chooseMore(say.download);
  expect(await readFile(await (await arriving).path(), "utf8")).toContain("Juma Salehe");

  // The link pays, too: through the site, as a form.
  await rows.getByRole("link").first().click();
  await main.getByRole("button", { name: say.remind }).click();
  const again = (await dialog.getByRole("link", { name: say.send }).getAttribute("href")) ?? "";
  await customer.goto(/https?:\S+$/.exec(new URL(again).searchParams.get("text") ?? "")?.[0] ?? "");
  const phone = customer.getByLabel(say.payingPhone);
  await phone.fill("0712");
  await customer.getByRole("button", { name: say.push }).click();
  await expect(customer.getByRole("alert").getByText(say.wrongPhone)).toBeVisible();
  const digits = `75492${String(Date.now() % 10_000).padStart(4, "0")}`.replace(/0\d$/, "55");
  const paying = new SandboxPhone(request, `255${digits}`);
  await phone.fill(`0${digits}`);
  await customer.getByRole("button", { name: say.push }).click();
  await expect(customer.getByText(say.asked).first()).toBeVisible();
  expect(await axeProblems(customer)).toEqual([]);
  await paying.prompted();
  await page.goto("/dashboard/debt");
  await merchant.payOrder(other.id, 1_800_000);
  await expect(main.getByText(say.nobody)).toBeVisible();
  // The page in the customer's hand follows.
  await expect(customer.getByText(say.settled)).toBeVisible();
  // The phone pays all the same, too late: all of it is theirs.
  await paying.answer("paid");
  const credit = customer.getByText(say.paidBefore, { exact: true }).locator("..");
  await expect(credit).toContainText("18,000.00 TZS", { timeout: 30_000 });
  expect(await untranslatedWords(customer)).toEqual([]);
});

const reminding = {
  en: {
    ...{ never: "No reminder was sent yet.", remind: "Remind", close: "Close", byHand: "Sent by one of you" },
    ...{ why: "no chat", change: "Change what reminders say", own: "In my own words, a week after" },
    ...{ english: "In English", swahili: "In Swahili", save: "Save changes", saved: "Workflow saved" },
    ...{ tryIt: "Try", asSent: /^Reminders of what is owed, as the customer/, broken: /^1\s*Promised to pay by a day/ },
    ...{
      hello: "Hello",
      greets: /[Ww]elcome/,
      products: /products/i,
      link: /order link/i,
      onItsWay: "The reminder is on its way",
    },
    ...{ notRight: "Not right?", whatIsWrong: "Say what is wrong", sendDispute: "Send to the shop" },
    ...{ waits: /^The shop has not answered yet/, settle: "Answer the customer", right: "They are right" },
    ...{ answer: "Answer to the customer", sendAnswer: "Send answer", agrees: /^The shop agrees:/ },
    ...{ edit: "Change", fewer: "One Kanga fewer", saveEdit: "Save the change" },
    ...{
      changed: "Order changed: 36,000.00 TZS → 18,000.00 TZS",
      payingPhone: "Phone that pays",
      push: "Ask this phone",
    },
    ...{ pin: /^(We are asking M-Pesa|Enter your PIN on the phone) /, settled: "You owe nothing. Thank you." },
    nothing: "Nothing is owed any more.",
    ...{
      due: "Set a due day",
      inAWeek: "In 7 days",
      saveDay: "Save the day",
      payBy: /^Pay by .*\d/,
      owedBy: /^Pay by /,
    },
  },
  sw: {
    ...{ never: "Bado hajakumbushwa.", remind: "Kumbusha", close: "Funga", byHand: "Amekumbushwa na mmoja wenu" },
    ...{ why: "hakuna chati", change: "Badilisha maneno ya kukumbusha", own: "Kwa maneno yangu, wiki moja baada" },
    ...{ english: "Kwa Kiingereza", swahili: "Kwa Kiswahili", save: "Hifadhi mabadiliko" },
    ...{ saved: "Mtiririko umehifadhiwa", tryIt: "Jaribu", asSent: /^Ujumbe wa kukumbusha deni, kama mteja/ },
    broken: /^1\s*Waliahidi kulipa, na siku imepita/,
    ...{ hello: "Habari", greets: /[Kk]aribu/, products: /bidhaa/i, link: /kiungo cha oda/i },
    ...{ onItsWay: "Ujumbe wa kumkumbusha umetumwa", notRight: "Si sahihi?", whatIsWrong: "Eleza kosa ni lipi" },
    ...{ sendDispute: "Tuma kwa duka", waits: /^Duka bado halijajibu/, settle: "Jibu pingamizi", right: "Yuko sahihi" },
    ...{ answer: "Jibu kwa mteja", sendAnswer: "Tuma jibu", agrees: /^Duka limekubali:/ },
    ...{ edit: "Badilisha", fewer: "Punguza Kanga moja", saveEdit: "Hifadhi mabadiliko" },
    ...{ changed: "Oda imebadilishwa: 36,000.00 TZS → 18,000.00 TZS", payingPhone: "Simu inayolipa" },
    ...{ push: "Tuma ombi kwenye simu hii", pin: /^(Tunaiomba M-Pesa|Weka PIN yako kwenye simu) / },
    ...{ settled: "Huna deni. Asante.", nothing: "Hakuna deni tena.", due: "Weka mwisho wa kulipa" },
    ...{ inAWeek: "Baada ya siku 7", saveDay: "Hifadhi siku", payBy: /^Mwisho .*\d/, owedBy: /^Lipa kufikia / },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`reminders say what the shop wants, stand with the debt, and reach a phone, which disputes and then pays (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    const said = reminding[language];
    await page.setViewportSize({ width: 360, height: 740 });
    const merchant = new BackOffice(page);
    const shop = `Duka la Kumbusho ${Date.now()}`;
    await merchant.openShop(shop);
    await merchant.changeShop({ language });
    await merchant.speak(language);
    const neema = { name: "Neema Mwakyusa", phone: "0712000113" };
    const order = await merchant.writeOrder(await merchant.addProduct("Kanga"), neema);
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog");
    await page.goto("/dashboard/debt");
    await main.locator("[data-row]").getByRole("link").first().click();
    await expect(main.getByText(said.never)).toBeVisible();
    await main.getByRole("button", { name: said.remind, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: said.close }).first().click();
    await expect(main.getByText(said.byHand)).toBeVisible();
    await expect(main.getByText(said.why, { exact: true })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);

    await main.getByRole("link", { name: said.change }).click();
    const own = page.getByRole("checkbox", { name: said.own });
    const level = page.getByRole("listitem").filter({ has: own });
    await own.check();
    await level.getByLabel(said.english, { exact: true }).fill("Pay {amount}, {name}. It was due on {day}.");
    await level.getByLabel(said.swahili, { exact: true }).fill("Lipa {kiasi}, {jina}. Mwisho ulikuwa {siku}.");
    await expect(level.getByText(/^(Pay|Lipa) 12,000\.00 TZS, Neema\. /)).toHaveCount(2);
    expect(await axeProblems(page)).toEqual([]);
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
    await page.getByRole("button", { name: said.tryIt, exact: true }).click();
    await expect(page.getByRole("heading", { name: said.asSent })).toBeVisible();
    const sent = page.getByText(/^(Pay|Lipa) 18,000\.00 TZS, Neema Mwakyusa\. /);
    await expect(sent).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    await page.getByRole("button", { name: said.save }).click();
    await expect(page.getByText(said.saved).first()).toBeVisible();
    // Mauzo's words again.
    await own.uncheck();
    await page.getByRole("button", { name: said.tryIt, exact: true }).click();
    await expect(sent).toHaveCount(0);
    await page.getByRole("button", { name: said.save }).click();
    await expect(own).not.toBeChecked();

    await breakPromise(order.id);
    await page.goto("/dashboard");
    await main.getByRole("link", { name: said.broken }).click();
    await expect(page).toHaveURL(/attention=broken/);
    await expect(main.getByText(order.order_id)).toBeVisible();

    // Somebody else orders on WhatsApp, and is reminded there.
    const number = new SandboxNumber(request);
    await number.open(shop);
    await merchant.connect(number);
    const chat = number.phone("Amina");
    await chat.write(said.hello);
    await chat.reads(said.greets);
    await chat.choose(said.products);
    await chat.choose(/Kanga/);
    await chat.choose(/^2$/);
    await chat.choose(said.link);
    const cart = /https?:\/\/\S+\/cart\?token=[\w-]+/.exec(await chat.reads(/\/cart\?token=/))?.[0] ?? "";
    const customer = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
    await customer.goto(cart);
    await customer.getByLabel(/^(Name|Jina)$/).fill("Amina Salum");
    await customer.getByLabel(/^(Phone number|Namba ya simu)$/).fill("0754 111 223");
    await customer.getByRole("button", { name: /^(Place order|Tuma oda)$/ }).click();
    await expect(customer.getByRole("heading", { name: /^(Thank you|Asante)\. / })).toBeVisible();
    await page.goto("/dashboard/debt");
    await main.locator("[data-row]").filter({ hasText: "Amina" }).getByRole("link").first().click();
    // It is given on credit, to be paid in a week.
    await main.getByRole("button", { name: said.due }).click();
    await dialog.getByRole("button", { name: said.inAWeek }).click();
    await dialog.getByRole("button", { name: said.saveDay }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText(said.payBy)).toBeVisible();
    await main.getByRole("button", { name: said.remind, exact: true }).click();
    await expect(merchant.toast(said.onItsWay)).toBeVisible();
    const reminder = await chat.reads(/\/d\/[\w-]{22}/);
    expect(reminder).toContain("36,000.00 TZS");
    const link = /https?:\/\/\S+\/d\/[\w-]{22}/.exec(reminder)?.[0] ?? "";

    // They ordered one, and say so; the shop sees it at once, and mends the order.
    await customer.goto(link);
    await expect(customer.getByText("36,000.00 TZS").first()).toBeVisible();
    await expect(customer.getByText(said.owedBy)).toBeVisible();
    await customer.getByText(said.notRight, { exact: true }).click();
    await customer.getByLabel(said.whatIsWrong).fill("Niliagiza kanga moja");
    expect(await axeProblems(customer)).toEqual([]);
    await customer.getByRole("button", { name: said.sendDispute }).click();
    await expect(customer.getByText(said.waits)).toBeVisible();
    await expect(main.getByText("Niliagiza kanga moja")).toBeVisible();
    await main.getByRole("button", { name: said.settle }).click();
    await dialog.getByRole("button", { name: said.right }).click();
    await dialog.getByLabel(said.answer).fill("Pole, tumerekebisha");
    expect(await axeProblems(page)).toEqual([]);
    await dialog.getByRole("button", { name: said.sendAnswer }).click();
    await expect(main.getByText("Pole, tumerekebisha")).toBeVisible();
    const debt = page.url();
    const { items } = await merchant.read("orders?search=Amina");
    await page.goto(`/dashboard/orders/order-info/${items[0].id}`);
    await page.getByRole("link", { name: said.edit, exact: true }).click();
    await page.getByRole("button", { name: said.fewer, exact: true }).click();
    await page.getByRole("button", { name: said.saveEdit, exact: true }).click();
    await expect(page.getByText(said.changed)).toBeVisible();
    await page.goto(debt);

    // What is left is paid with the PIN of a phone.
    await customer.goto(link);
    await expect(customer.getByText(said.agrees)).toBeVisible();
    await expect(customer.getByText("18,000.00 TZS").first()).toBeVisible();
    await expect(customer.getByText("36,000.00 TZS")).toHaveCount(0);
    const digits = `75491${String(Date.now() % 10_000).padStart(4, "0")}`.replace(/0\d$/, "55");
    const paying = new SandboxPhone(request, `255${digits}`);
    await customer.getByLabel(said.payingPhone).fill(`0${digits}`);
    await customer.getByRole("button", { name: said.push }).click();
    expect(await paying.prompted()).toBe(18_270);
    await expect(customer.getByText(said.pin).first()).toBeVisible({ timeout: 20_000 });
    // The page may just be reading what has become of it.
    await expect(async () => expect(await axeProblems(customer)).toEqual([])).toPass();
    if (language === "sw") expect(await untranslatedWords(customer)).toEqual([]);
    expect(await customer.locator("html").evaluate(({ scrollWidth }) => scrollWidth)).toBe(360);
    await paying.answer("paid");
    await expect(customer.getByText(said.settled)).toBeVisible({ timeout: 30_000 });
    await expect(main.getByText(said.nothing)).toBeVisible();
  });
