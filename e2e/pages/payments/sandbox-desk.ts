import { expect, type Page } from "@playwright/test";

const origin = process.env.SANDBOX_ORIGIN ?? "http://127.0.0.1:4900";

/** The sandbox's desk, where shops' documents are decided. */
export class SandboxDesk {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async #open(shop: string) {
    await this.#page.goto(`${origin}/sandbox/desk`);
    return this.#page.locator("section").filter({ hasText: shop });
  }

  async approve(shop: string): Promise<void> {
    const waiting = await this.#open(shop);
    await waiting.getByRole("button", { name: "Approve" }).click();
    await expect(waiting).toHaveCount(0);
  }

  /** Says what of a field has to be mended, in both languages. */
  async note(shop: string, field: string, words: { en: string; sw: string }): Promise<void> {
    const waiting = await this.#open(shop);
    await waiting.getByLabel("Field").selectOption(field);
    await waiting.getByLabel("English").fill(words.en);
    await waiting.getByLabel("Swahili").fill(words.sw);
    await waiting.getByRole("button", { name: "Needs attention" }).click();
    await expect(waiting).toHaveCount(0);
  }
}
