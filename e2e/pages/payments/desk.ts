import { expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { axeProblems } from "../axe-problems.ts";
import { BackOffice } from "../back-office.ts";
import { makeOperator } from "../stack-database.ts";
import { untranslatedWords } from "../untranslated-words.ts";

const words = {
  en: {
    ...{ needed: "The desk asks for two-step log-in", next: "Continue", code: "Six-digit code", turnOn: "Turn it on" },
    ...{ kept: "I have kept them", title: "Documents that wait", mend: "Needs attention", reason: "Reason" },
    ...{ english: "What to mend, in English", swahili: "What to mend, in Swahili", rest: "The rest is in order" },
    ...{ sendBack: "Send back to mend", approve: "Approve", closed: "This is the desk of those who run Mauzo" },
  },
  sw: {
    ...{ needed: "Dawati linataka uingie kwa hatua mbili", next: "Endelea", code: "Namba ya tarakimu sita" },
    ...{ turnOn: "Washa", kept: "Nimezitunza", title: "Hati zinazosubiri", mend: "Irekebishwe", reason: "Sababu" },
    ...{ english: "Cha kurekebisha, kwa Kiingereza", swahili: "Cha kurekebisha, kwa Kiswahili" },
    ...{ rest: "Zilizobaki ni sawa", sendBack: "Rudisha irekebishwe", approve: "Idhinisha" },
    closed: "Hili ni dawati la wanaoendesha Mauzo",
  },
} as const;

/** The desk of those who run Mauzo, where shops' documents are decided. */
export class Desk {
  readonly #page: Page;
  readonly #language: "en" | "sw";

  constructor(page: Page, language: "en" | "sw") {
    this.#page = page;
    this.#language = language;
  }

  get #say() {
    return words[this.#language];
  }

  /** What there is at any width: no sideways scroll, nothing that axe finds, and no English on a Swahili screen. */
  async #fits() {
    expect(await axeProblems(this.#page)).toEqual([]);
    // Shops have names in any language.
    const names = await this.#page.getByRole("link").locator(".font-medium").allTextContents();
    if (this.#language === "sw") expect(await untranslatedWords(this.#page, names)).toEqual([]);
    const { width } = this.#page.viewportSize() ?? { width: 0 };
    expect(await this.#page.evaluate("document.documentElement.scrollWidth")).toBe(width);
  }

  /** Somebody signs up, is named as running Mauzo, and sets up the second factor that the desk asks for. */
  async signIn(): Promise<void> {
    const [page, say] = [this.#page, this.#say];
    const person = new BackOffice(page);
    const email = await person.openShop(`Ofisi ${Date.now()}`);
    await person.speak(this.#language);
    await page.goto("/operator");
    await expect(page.getByRole("heading", { name: say.closed })).toBeVisible();
    await this.#fits();
    await makeOperator(email);
    await page.reload();
    await expect(page.getByRole("heading", { name: say.needed })).toBeVisible();
    await page.locator("input[name=password]").fill("neno la siri");
    await page.getByRole("button", { name: say.next }).click();
    const link = await page.locator('a[href^="otpauth:"]').getAttribute("href");
    const secret = new URL(link ?? "").searchParams.get("secret") ?? "";
    await page.getByLabel(say.code).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await page.getByRole("button", { name: say.turnOn }).click();
    await page.getByRole("button", { name: say.kept }).click();
    await expect(page.getByRole("heading", { name: say.title })).toBeVisible();
    await this.#fits();
  }

  async #open(shop: string) {
    await this.#page.goto("/operator");
    await this.#page.getByRole("link", { name: shop }).click();
    await expect(this.#page.getByRole("heading", { name: shop })).toBeVisible();
    // Its documents show beside what it says.
    await expect(this.#page.getByRole("main").locator("img")).toHaveCount(3);
  }

  async #decide(button: string, reason: string) {
    const main = this.#page.getByRole("main");
    const press = main.getByRole("button", { name: button, exact: true });
    await expect(press).toBeDisabled();
    await main.getByLabel(this.#say.reason, { exact: true }).fill(reason);
    await this.#fits();
    await press.click();
    await expect(this.#page.getByRole("heading", { name: this.#say.title })).toBeVisible();
  }

  async approve(shop: string): Promise<void> {
    await this.#page.setViewportSize({ width: 1440, height: 900 });
    await this.#open(shop);
    await this.#page.getByRole("button", { name: this.#say.rest }).click();
    await this.#decide(this.#say.approve, "Kila kitu ni sawa");
    await expect(this.#page.getByRole("link", { name: shop })).toHaveCount(0);
  }

  /** Says what of a field has to be mended, in both languages. */
  async note(shop: string, field: string, { en, sw }: { en: string; sw: string }): Promise<void> {
    const say = this.#say;
    await this.#page.setViewportSize({ width: 360, height: 740 });
    await this.#open(shop);
    const group = this.#page.getByRole("group", { name: field, exact: true });
    await group.getByRole("button", { name: say.mend }).click();
    await group.getByLabel(say.english).fill(en);
    await group.getByLabel(say.swahili).fill(sw);
    await this.#page.getByRole("button", { name: say.rest }).click();
    await this.#decide(say.sendBack, "Picha haisomeki");
  }
}
