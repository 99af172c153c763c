import { randomInt } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";

const origin = process.env.SANDBOX_ORIGIN ?? "http://127.0.0.1:4900";

/** A message on the sandbox's phone. */
type Message = {
  id: string;
  from: "business" | "customer";
  type: string;
  content: {
    body?: string | { text: string };
    caption?: string;
    /** Of a template. */
    name?: string;
    action?: { buttons?: { reply: { id: string; title: string } }[]; sections?: { rows: { title: string }[] }[] };
  };
  state: string;
};

const digits = (length: number) => Array.from({ length }, () => randomInt(1, 10)).join("");
const textOf = ({ content: { body } }: Message) => (typeof body === "string" ? body : (body?.text ?? ""));
const titlesOf = ({ content: { action } }: Message) => [
  ...(action?.buttons ?? []).map(({ reply }) => reply.title),
  ...(action?.sections ?? []).flatMap(({ rows }) => rows.map(({ title }) => title)),
];

/** A number at the sandbox, of a business that exists there only for one story. */
export class SandboxNumber {
  readonly phone_number_id = digits(15);
  readonly business_account_id = digits(15);
  readonly token = `sandbox-token-${digits(12)}`;
  readonly app_secret = `sandbox-secret-${digits(12)}`;
  readonly catalogue_id = digits(15);
  private readonly request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.request = request;
  }

  private async post(path: string, data: object = {}) {
    const answer = await this.request.post(`${origin}${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  }

  async open(name: string) {
    const { phone_number_id, business_account_id: waba_id, token, app_secret } = this;
    const display_phone_number = `+255 7${digits(8)}`;
    await this.post("/_businesses", {
      ...{ phone_number_id, waba_id, token, app_secret, display_phone_number },
      ...{ verified_name: name, subscribed: false, catalog_id: this.catalogue_id },
    });
  }

  switch(change: object) {
    return this.post("/_switches", { ...change, phone_number_id: this.phone_number_id });
  }

  /** What customers wrote to this number is that much older from now on; other stories go on as they were. */
  age(hours: number) {
    return this.post(`/_chats/${this.phone_number_id}/age`, { seconds: hours * 3600 });
  }

  /** A customer's phone; nobody else has its number. */
  phone(name: string): SandboxPhone {
    return new SandboxPhone(this.request, this.phone_number_id, { waId: `2557${digits(8)}`, name });
  }
}

/** A customer's phone with the chat with one business. */
export class SandboxPhone {
  readonly waId: string;
  private readonly name: string;
  private readonly request: APIRequestContext;
  private readonly to: string;
  private seen = 0;

  constructor(request: APIRequestContext, to: string, { waId, name }: { waId: string; name: string }) {
    this.request = request;
    this.to = to;
    this.waId = waId;
    this.name = name;
  }

  private async send(data: object) {
    this.seen = (await this.messages()).length;
    const answer = await this.request.post(`${origin}/_customers/${this.waId}/messages`, {
      data: { ...data, to: this.to, name: this.name },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  async messages(): Promise<Message[]> {
    return (await this.request.get(`${origin}/_chats/${this.to}/${this.waId}`)).json();
  }

  write(text: string, more: object = {}) {
    return this.send({ text, ...more });
  }

  /** Fills a cart from the shop's catalogue, and sends it. */
  order(items: { id: string; quantity: number }[]) {
    const product_items = items.map(({ id, quantity }) => ({ product_retailer_id: id, quantity }));
    return this.send({ order: { product_items } });
  }

  /** Waits until this template came since the last message; returns what stands in its places. */
  async getsTemplate(name: string): Promise<string> {
    let found = "";
    await expect(async () => {
      const came = (await this.messages()).slice(this.seen).filter(({ type }) => type === "template");
      const template = came.find(({ content }) => content.name === name);
      expect(template, JSON.stringify(came)).toBeDefined();
      found = JSON.stringify(template?.content);
    }).toPass({ timeout: 30_000 });
    return found;
  }

  /** Opens the chat: what came there is read. */
  async open() {
    for (const { id, from } of await this.messages())
      if (from === "business")
        await this.request.post(`${origin}/_customers/${this.waId}/read`, { data: { message_id: id } });
  }

  /** Sends a picture of evening over the sea. */
  sendPicture() {
    return this.send({ type: "image" });
  }

  /** Waits until a picture with these words below it came since the last message. */
  async getsPicture(caption: RegExp): Promise<void> {
    await expect(async () => {
      const came = (await this.messages()).slice(this.seen);
      expect(came.filter(({ type, content }) => type === "image" && caption.test(content.caption ?? ""))).toHaveLength(
        1,
      );
    }).toPass({ timeout: 30_000 });
  }

  pick(title: string) {
    return this.send({ pick: title });
  }

  /** Waits until something that came since the last message says this; returns it. */
  async reads(text: RegExp): Promise<string> {
    let found = "";
    await expect(async () => {
      const came = (await this.messages()).slice(this.seen).filter(({ from }) => from === "business");
      found = came.map(textOf).find((each) => text.test(each)) ?? "";
      expect(
        found,
        came.map((each) => `${each.type}: ${textOf(each)} [${titlesOf(each).join(" | ")}]`).join("\n"),
      ).not.toBe("");
    }).toPass({ timeout: 30_000 });
    return found;
  }

  /** Waits for an offer with this title, and picks it. */
  async choose(title: RegExp): Promise<void> {
    let found = "";
    await expect(async () => {
      const came = (await this.messages()).filter(({ from }) => from === "business");
      found =
        came
          .slice(-3)
          .flatMap(titlesOf)
          .find((each) => title.test(each)) ?? "";
      expect(found, came.slice(-3).flatMap(titlesOf).join(" | ")).not.toBe("");
    }).toPass({ timeout: 30_000 });
    await this.pick(found);
  }
}
