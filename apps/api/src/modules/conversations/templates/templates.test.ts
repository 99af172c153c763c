import { channels } from "@mauzo/contract/conversations/channels";
import { messageTemplates } from "@mauzo/contract/conversations/message-templates";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { callSave } from "../../../../test/saves.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { runTemplateJobs } from "../../../../test/template-jobs.ts";
import { providerNumber } from "../../../../test/test-provider.ts";
import { post, signatureOf } from "../../../../test/whatsapp-number.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

let words = 500;
async function connectedShop() {
  const [shop, number] = [await openShop(stack), providerNumber(++words)];
  const { whatsapp } = await callSave(stack, channels.connect, { body: number }, shop);
  return { shop, number, key: whatsapp?.webhook.address.split("/").at(-1) ?? "" };
}

const noWords = { header: "", body: "", footer: "", buttons: [] };
const examples = {
  name: "Neema",
  number: "7K4Q9-DXM2T",
  total: "36,000",
  owed: "1",
  shop: "Duka",
  link: "https://a.example",
};
const template = (name: string, sw = "Oda yako {namba} iko tayari sasa", en = "") => ({
  ...{ name, category: "utility" as const, purpose: null, examples },
  texts: { en: { ...noWords, body: en }, sw: { ...noWords, body: sw } },
});
const create = (shop: OpenedShop, body: ReturnType<typeof template>) =>
  call(stack, messageTemplates.create, { body }, shop);
const get = (shop: OpenedShop, id: string) => call(stack, messageTemplates.get, { params: { id } }, shop);
const submit = (shop: OpenedShop, id: string) => call(stack, messageTemplates.submit, { params: { id } }, shop);
/** What the provider has under a name, by language. */
const known = (name: string, language = "sw") => {
  const found = [...stack.provider.templates.values()].find((each) => each.name === name && each.language === language);
  if (!found) throw new Error(`no template ${name} at the provider`);
  return found;
};
const decide = (name: string, status: string, reason?: string) => Object.assign(known(name), { status, reason });

describe("a template", () => {
  it("is written here, sent to WhatsApp with numbered variables, and approved there", async () => {
    const { shop } = await connectedShop();
    const made = await create(
      shop,
      template(
        "oda_tayari",
        "Oda {namba} ya {jina}: tayari, njoo {duka} leo, oda {namba} inasubiri",
        "Order {number} is ready now",
      ),
    );
    expect(made.standing).toMatchObject({ sw: { state: "draft", changed: false }, en: { state: "draft" } });
    expect((await submit(shop, made.id)).standing).toMatchObject({
      sw: { state: "sending" },
      en: { state: "sending" },
    });
    await runTemplateJobs(stack);
    expect(known("oda_tayari").written.text.body).toContain("{namba}");
    expect((await get(shop, made.id)).standing.sw).toMatchObject({ state: "pending", reason: null });
    decide("oda_tayari", "APPROVED");
    await runTemplateJobs(stack);
    expect((await get(shop, made.id)).standing).toMatchObject({ sw: { state: "approved" }, en: { state: "pending" } });
  });

  it("that is rejected says why, and is mended and sent again under the same id", async () => {
    const { shop } = await connectedShop();
    const { id, version } = await create(shop, template("punguzo"));
    await submit(shop, id);
    await runTemplateJobs(stack);
    decide("punguzo", "REJECTED", "INCORRECT_CATEGORY");
    await runTemplateJobs(stack);
    expect((await get(shop, id)).standing.sw).toMatchObject({ state: "rejected", reason: "INCORRECT_CATEGORY" });
    const providerId = known("punguzo").id;
    const { name: _, ...mended } = template("punguzo", "Oda yako {namba} inakungoja dukani");
    await call(stack, messageTemplates.save, { params: { id }, body: { ...mended, version } }, shop);
    expect((await get(shop, id)).standing.sw).toMatchObject({ state: "rejected", changed: true });
    await submit(shop, id);
    await runTemplateJobs(stack);
    expect(known("punguzo")).toMatchObject({
      id: providerId,
      written: { text: { body: "Oda yako {namba} inakungoja dukani" } },
    });
    expect((await get(shop, id)).standing.sw).toMatchObject({ state: "pending", reason: null, changed: false });
  });

  it("that WhatsApp paused, or no longer has, is known by asking: news may come in any order", async () => {
    const { shop, number, key } = await connectedShop();
    const { id } = await create(shop, template("hali"));
    await submit(shop, id);
    await runTemplateJobs(stack);
    decide("hali", "PAUSED");
    // The older of two webhooks comes last.
    const value = { event: "APPROVED", message_template_name: "hali", message_template_language: "sw" };
    const body = JSON.stringify({
      object: "whatsapp_business_account",
      entry: [{ id: number.business_account_id, changes: [{ field: "message_template_status_update", value }] }],
    });
    await stack.db.query("delete from pgboss.job where name = 'ask-templates'");
    await post(stack, { key }, body, { "x-hub-signature-256": signatureOf(body, number.app_secret) });
    expect(await runTemplateJobs(stack)).toBe(1);
    expect((await get(shop, id)).standing.sw.state).toBe("paused");
    stack.provider.templates.delete(known("hali").id);
    await call(stack, messageTemplates.ask, {}, shop);
    await runTemplateJobs(stack);
    expect((await get(shop, id)).standing.sw.state).toBe("deleted");
    expect((await submit(shop, id)).standing.sw.state).toBe("sending");
    await runTemplateJobs(stack);
    expect((await get(shop, id)).standing.sw.state).toBe("pending");
  });

  it("that got there before a crash is not made twice", async () => {
    const { shop } = await connectedShop();
    const { id } = await create(shop, template("mara_moja"));
    await submit(shop, id);
    const { rows } = await stack.db.query("select data from pgboss.job where name = 'submit-template'");
    await runTemplateJobs(stack);
    // As if the process had died before it wrote down that WhatsApp has it.
    await stack.db.query(
      "update message_template_texts set state = 'sending', provider_id = null where template_id = $1 and language = 'sw'",
      [id],
    );
    await stack.db.query("insert into pgboss.job (name, data) values ('submit-template', $1)", [rows[0]?.data]);
    await runTemplateJobs(stack);
    const made = [...stack.provider.templates.values()].filter(({ name }) => name === "mara_moja");
    expect(made).toHaveLength(1);
    expect((await get(shop, id)).standing.sw.state).toBe("pending");
  });

  it("whose way to WhatsApp came to nothing can be sent again after half an hour", async () => {
    const { shop } = await connectedShop();
    const { id } = await create(shop, template("njiani"));
    await submit(shop, id);
    await stack.db.query("delete from pgboss.job where name = 'submit-template'");
    await submit(shop, id);
    await runTemplateJobs(stack);
    expect((await get(shop, id)).standing.sw.state).toBe("sending");
    const older = "update message_template_texts set state_at = now() - interval '31 minutes' where template_id = $1";
    await stack.db.query(older, [id]);
    await submit(shop, id);
    await runTemplateJobs(stack);
    expect((await get(shop, id)).standing.sw.state).toBe("pending");
  });

  it("goes on as it was approved where WhatsApp does not take a change of it, or the number is gone", async () => {
    const { shop } = await connectedShop();
    const { id, version } = await create(shop, template("bado_ipo"));
    await submit(shop, id);
    await runTemplateJobs(stack);
    decide("bado_ipo", "APPROVED");
    await runTemplateJobs(stack);
    const { name: _, ...changed } = template("bado_ipo", "Oda yako {namba} inakungoja dukani");
    await call(stack, messageTemplates.save, { params: { id }, body: { ...changed, version } }, shop);
    await submit(shop, id);
    stack.provider.refusesEdits.add("bado_ipo");
    await runTemplateJobs(stack);
    await runTemplateJobs(stack);
    expect((await get(shop, id)).standing.sw).toMatchObject({ state: "approved", changed: true });
    await submit(shop, id);
    await call(stack, channels.disconnect, {}, shop);
    await runTemplateJobs(stack);
    expect((await get(shop, id)).standing.sw).toMatchObject({ state: "pending", changed: true });
  });

  it("keeps the words that WhatsApp reviews, if others are sent meanwhile", async () => {
    const { shop } = await connectedShop();
    const { id, version } = await create(shop, template("wakati_huohuo"));
    await submit(shop, id);
    await runTemplateJobs(stack);
    const { name: _, ...changed } = template("wakati_huohuo", "Oda yako {namba} inakungoja dukani");
    await call(stack, messageTemplates.save, { params: { id }, body: { ...changed, version } }, shop);
    await submit(shop, id);
    await runTemplateJobs(stack);
    expect((await get(shop, id)).standing.sw).toMatchObject({ state: "pending", changed: true });
  });

  it("asks again later while WhatsApp is busy", async () => {
    const { shop } = await connectedShop();
    await call(stack, messageTemplates.ask, {}, shop);
    stack.provider.answerNext({ result: "refused", code: 80007, details: "" });
    await expect(runTemplateJobs(stack)).rejects.toThrow("did not say");
  });

  it("that WhatsApp does not take is refused, with its code", async () => {
    const { shop } = await connectedShop();
    const { id } = await create(shop, template("haikubaliki"));
    await submit(shop, id);
    stack.provider.answerNext({ result: "refused", code: 190, details: "" });
    await runTemplateJobs(stack);
    expect((await get(shop, id)).standing.sw).toMatchObject({ state: "refused", code: 190 });
  });

  it("is deleted here and at WhatsApp, in both languages", async () => {
    const { shop } = await connectedShop();
    const { id } = await create(shop, template("futa_hii", undefined, "Order {number} is ready now"));
    await submit(shop, id);
    await runTemplateJobs(stack);
    await call(stack, messageTemplates.remove, { params: { id } }, shop);
    await runTemplateJobs(stack);
    expect([...stack.provider.templates.values()].filter(({ name }) => name === "futa_hii")).toEqual([]);
    expect((await request(stack, messageTemplates.get, { params: { id } }, shop)).status).toBe(404);
  });

  it("stays at WhatsApp if the shop has written another one under its name meanwhile", async () => {
    const { shop } = await connectedShop();
    const { id } = await create(shop, template("jina_lile"));
    await submit(shop, id);
    await runTemplateJobs(stack);
    await call(stack, messageTemplates.remove, { params: { id } }, shop);
    await create(shop, template("jina_lile"));
    await runTemplateJobs(stack);
    expect(known("jina_lile")).toMatchObject({ status: "PENDING" });
  });

  it.each([
    ["{namba} iko tayari sasa", "template_field_at_edge"],
    ["Oda yako sasa ni {namba}", "template_field_at_edge"],
    ["Oda yako sasa {namba} {jina} iko tayari", "template_fields_touch"],
    ["Oda {namba} tayari", "template_few_words"],
    ["Oda yako {nambari} iko tayari sasa", "template_field_unknown"],
  ])("with %s is refused as WhatsApp would", async (body, code) => {
    const shop = await openShop(stack);
    const { status, body: answer } = await request(
      stack,
      messageTemplates.create,
      { body: template("mbaya", body) },
      shop,
    );
    expect(status).toBe(422);
    expect(JSON.stringify(answer)).toContain(code);
  });

  it("has a name and a purpose of its own, and is read by members who may see WhatsApp", async () => {
    const { shop } = await connectedShop();
    const ready = { ...template("oda_moja"), purpose: "ready" as const };
    await call(stack, messageTemplates.create, { body: ready }, shop);
    const again = await request(stack, messageTemplates.create, { body: template("oda_moja") }, shop);
    expect(again.body).toMatchObject({ code: "template_name_taken" });
    const other = await request(stack, messageTemplates.create, { body: { ...ready, name: "oda_mbili" } }, shop);
    expect(other.body).toMatchObject({ code: "template_purpose_taken" });
    const member = await addMember(stack, shop, [{ resource: "whatsapp_interactions", action: "read" }]);
    expect((await call(stack, messageTemplates.list, {}, member)).items).toHaveLength(1);
    expect((await request(stack, messageTemplates.create, { body: template("nyingine") }, member)).status).toBe(403);
    const stranger = await openShop(stack);
    expect((await call(stack, messageTemplates.list, {}, stranger)).items).toEqual([]);
  });

  it("has ready-made ones for every state of an order, all of which WhatsApp would take", async () => {
    const { shop } = await connectedShop();
    await call(stack, messageTemplates.create, { body: { ...template("yangu"), purpose: "ready" } }, shop);
    const { items } = await call(stack, messageTemplates.addReady, {}, shop);
    expect(items).toHaveLength(9);
    expect(items.find(({ purpose }) => purpose === "ready")?.name).toBe("yangu");
    expect((await call(stack, messageTemplates.addReady, {}, shop)).items).toHaveLength(9);
    for (const { name: _, id, version, standing: _s, updated_at: _u, ...same } of items)
      await call(stack, messageTemplates.save, { params: { id }, body: { ...same, version } }, shop);
  });
});
