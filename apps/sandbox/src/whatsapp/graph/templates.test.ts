import { describe, expect, it } from "vitest";
import { stand } from "../../../test/stand.ts";
import { listOf, objectOf } from "../json.ts";

const body = (text: string, values: string[] = []) => [
  { type: "BODY", text, ...(values.length > 0 && { example: { body_text: [values] } }) },
];
const write = (here: ReturnType<typeof stand>, path: string, content: object) =>
  here.graph(path, { method: "POST", body: JSON.stringify(content) });
const create = async (here: ReturnType<typeof stand>, content: object, name = "oda") =>
  objectOf(
    await (
      await write(here, "/900/message_templates", { name, language: "sw", category: "UTILITY", ...content })
    ).json(),
  );
const list = async (here: ReturnType<typeof stand>, query = "") =>
  objectOf(await (await here.graph(`/900/message_templates?${query}`)).json());
const stateOf = async (here: ReturnType<typeof stand>) => objectOf(listOf((await list(here)).data)[0]);

describe("a.5: the review of a template", () => {
  it("approves what reads like news of an order, and tells the app", async () => {
    const here = stand();
    await create(here, { components: body("Oda yako {{1}} iko tayari", ["7K4Q9"]) });
    await here.move(2);
    expect(await stateOf(here)).toMatchObject({ status: "APPROVED", rejected_reason: "NONE" });
    expect(here.delivered.at(-1)?.body).toContain("message_template_status_update");
  });

  it.each([
    ["an offer called news", body("Punguzo kubwa leo"), "INCORRECT_CATEGORY"],
    ["variables without examples", body("Oda yako {{1}} iko tayari"), "INVALID_FORMAT"],
    ["a shortened address", body("Angalia http://bit.ly/x sasa"), "SCAM"],
  ])("rejects %s", async (_, components, reason) => {
    const here = stand();
    await create(here, { components });
    await here.move(2);
    expect(await stateOf(here)).toMatchObject({ status: "REJECTED", rejected_reason: reason });
  });

  it("begins again when the template is edited, and not before it was decided", async () => {
    const here = stand();
    const { id } = await create(here, { components: body("Punguzo kubwa leo") });
    expect((await write(here, `/${id}`, { components: body("Karibu dukani") })).status).toBe(400);
    await here.move(2);
    expect(await (await write(here, `/${id}`, { components: body("Karibu dukani") })).json()).toEqual({
      success: true,
    });
    expect(await stateOf(here)).toMatchObject({ status: "PENDING" });
    await here.move(2);
    expect(await stateOf(here)).toMatchObject({ status: "APPROVED" });
  });

  it.each([
    ["begins with a variable", "{{1}} iko tayari sasa", 2388299],
    ["has few words for its variables", "Oda {{1}} ya {{2}} leo", 2388293],
  ])("never begins for one that %s", async (_, text, subcode) => {
    const here = stand();
    const answer = await create(here, { components: body(text) });
    expect(objectOf(answer.error)).toMatchObject({ code: 100, error_subcode: subcode });
  });

  it("waits for somebody where the switch says so; lists come in pages", async () => {
    const here = stand();
    await here.switches({ template_review: "hand" });
    for (const name of ["moja", "mbili", "tatu"]) await create(here, { components: body("Karibu dukani") }, name);
    await here.move(60);
    const first = await list(here, "limit=2");
    expect(listOf(first.data)).toHaveLength(2);
    const { cursors, next } = objectOf(first.paging);
    expect(next).toEqual(expect.any(String));
    const second = await list(here, `limit=2&after=${objectOf(cursors).after}`);
    expect(listOf(second.data)).toEqual([expect.objectContaining({ name: "tatu", status: "PENDING" })]);
    expect(objectOf(second.paging)).not.toHaveProperty("next");
  });
});
