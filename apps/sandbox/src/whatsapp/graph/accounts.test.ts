import { describe, expect, it } from "vitest";
import { number, stand } from "../../../test/stand.ts";

describe("a.3, a.7: what a connection is checked by", () => {
  it("describes the number by the fields asked for", async () => {
    const { graph } = stand();
    const fields = "display_phone_number,verified_name,quality_rating,messaging_limit_tier,throughput";
    expect(await (await graph(`/${number}?fields=${fields}`)).json()).toEqual({
      display_phone_number: "+255 700 000 001",
      verified_name: "Duka la Neema",
      quality_rating: "GREEN",
      messaging_limit_tier: "TIER_250",
      throughput: { level: "STANDARD" },
      id: number,
    });
    expect(await (await graph(`/${number}?fields=colour`)).json()).toMatchObject({ error: { code: 100 } });
  });

  it("lists the account's numbers", async () => {
    const { graph } = stand();
    expect(await (await graph("/900/phone_numbers")).json()).toMatchObject({ data: [{ id: number }] });
    expect((await graph("/901/phone_numbers")).status).toBe(400);
  });

  it("tells the app only while it is subscribed", async () => {
    const { graph, write, messages } = stand();
    await graph("/900/subscribed_apps", { method: "DELETE" });
    expect(await (await graph("/900/subscribed_apps")).json()).toEqual({ data: [] });
    await write({ text: "Mpo?" });
    expect(messages()).toEqual([]);
    await graph("/900/subscribed_apps", { method: "POST" });
    await write({ text: "Mpo sasa?" });
    expect(messages()).toHaveLength(1);
  });

  it("a.6: takes a callback address of its own after the handshake (2200)", async () => {
    const { graph, ask, write, delivered } = stand();
    const subscribe = async (verify_token: string) => {
      const body = JSON.stringify({ override_callback_uri: "http://127.0.0.1:2/other", verify_token });
      const answer = await graph("/900/subscribed_apps", { method: "POST", body });
      return answer.json();
    };
    expect(await subscribe("wrong")).toMatchObject({ error: { code: 2200 } });
    expect(await subscribe("verify A")).toEqual({ success: true });
    await write({ text: "Habari" });
    expect(delivered.at(-1)?.url).toBe("http://127.0.0.1:2/other");
    expect(await ask(`/_businesses/${number}/handshake`, {})).toEqual({ success: true });
  });
});

describe("a.5: templates", () => {
  const template = {
    name: "order_ready",
    language: "sw",
    category: "UTILITY",
    components: [{ type: "BODY", text: "Tayari" }],
  };
  const create = ({ graph }: ReturnType<typeof stand>, change = {}) =>
    graph("/900/message_templates", { method: "POST", body: JSON.stringify({ ...template, ...change }) });

  it("waits for approval, of which the webhook hears", async () => {
    const here = stand();
    expect(await (await here.graph("/900/message_templates")).json()).toMatchObject({ data: [] });
    const made = JSON.parse(await (await create(here)).text());
    expect(made).toMatchObject({ status: "PENDING", category: "UTILITY" });
    await here.ask(`/_templates/${made.id}`, { status: "REJECTED", reason: "INVALID_FORMAT" });
    expect(here.delivered.at(-1)?.body).toContain("message_template_status_update");
    expect(await (await here.graph("/900/message_templates?status=REJECTED")).json()).toMatchObject({
      data: [{ name: "order_ready" }],
    });
    await here.graph("/900/message_templates?name=order_ready", { method: "DELETE" });
    expect(await (await here.graph("/900/message_templates")).json()).toMatchObject({ data: [] });
  });

  it.each([
    ["a name with capitals", { name: "OrderReady" }],
    ["a body of 1,025", { components: [{ type: "BODY", text: "x".repeat(1025) }] }],
    [
      "eleven buttons",
      {
        components: [
          ...template.components,
          { type: "BUTTONS", buttons: Array.from({ length: 11 }, () => ({ text: "a" })) },
        ],
      },
    ],
    ["a category nobody knows", { category: "NEWS" }],
  ])("refuses %s", async (_, change) => {
    expect(await (await create(stand(), change)).json()).toMatchObject({ error: { code: 100 } });
  });
});
