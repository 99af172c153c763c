import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { Chat } from "../pages/chat.ts";
import { awaitWorker } from "../pages/offline/kept-offline.ts";
import { PushService } from "../pages/push/push-service.ts";

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: "allow", permissions: ["notifications"] });

const words = {
  en: {
    ...{ tell: "Tell me", closed: "Also while Mauzo is closed", person: "talk to a person", hello: "Hello" },
    ...{ visitor: "A visitor of your shop", message: "New message" },
  },
  sw: {
    ...{ tell: "Niarifu", closed: "Hata Mauzo ikiwa imefungwa", person: "ongea na mtu", hello: "Habari" },
    ...{ visitor: "Mteja kwenye duka lako", message: "Ujumbe mpya" },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`a phone with Mauzo closed is told of a customer who asks for a person (${language})`, async ({
    page,
    context,
    browser,
  }, info) => {
    const say = words[language];
    const service = await PushService.of(page, context);
    const shop = new BackOffice(page);
    const name = `Duka la Taarifa ${language} ${Date.now()}`;
    await shop.openShop(name);
    await shop.speak(language);
    await page.goto("/dashboard/conversations");
    await awaitWorker(page);
    await page.getByRole("button", { name: say.tell, exact: true }).click();
    await page.getByLabel(say.closed).click();
    await expect(page.getByLabel(say.closed)).toBeChecked();
    expect(await axeProblems(page)).toEqual([]);
    await page.screenshot({ path: info.outputPath("switch.png") });

    // Mauzo is closed: the phone shows another page.
    await page.goto("/");
    const visitor = new Chat(await (await browser.newContext({ locale: language })).newPage());
    await visitor.page.goto(`${language === "sw" ? "/sw" : ""}/shops/${name.toLowerCase().replaceAll(" ", "-")}`);
    await visitor.open();
    await visitor.say(say.hello);
    await expect(visitor.log.locator(".turn").last()).not.toHaveClass(/visitor/);
    await visitor.say(say.person);
    await expect.poll(async () => (await service.got()).length).toBe(1);
    const [pushed] = await service.got();
    const notice = JSON.parse(pushed?.text ?? "{}");
    expect(notice).toMatchObject({ title: say.visitor, text: say.message });
    expect(pushed).toMatchObject({ urgency: "high" });

    await service.deliver(pushed?.text ?? "");
    await service.expectShown([{ title: say.visitor, body: say.message, data: { path: notice.path } }]);
    // It leads to the conversation, where what waits is seen.
    await page.goto(notice.path);
    await expect(page.getByText(say.person).first()).toBeVisible();
  });
