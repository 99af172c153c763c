import { randomUUID } from "node:crypto";
import { record } from "@mauzo/contract/account/record";
import { compliance, operatorCompliance } from "@mauzo/contract/payments/compliance";
import {
  type ComplianceState,
  complianceFileFields,
  complianceMoves,
  neededFields,
  storedComplianceStates,
} from "@mauzo/contract/payments/compliance-states";
import { shop as shops } from "@mauzo/contract/shop/shop";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import { openOperator, operatorToken } from "../../../../test/operator-fixtures.ts";
import { addFile, fillCase, owner } from "../../../../test/payout-fixtures.ts";
import { callSave, requestSave } from "../../../../test/saves.ts";
import { addMember, countByStatus, countRows, type OpenedShop, untilAnswered } from "../../../../test/shop-fixtures.ts";
import { openShop, operatorEmail, type Stack, startStack } from "../../../../test/stack.ts";
import { missingFields, stateOn } from "./rules/case-rules.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  await openOperator(stack);
});
beforeEach(async () => {
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const operator = { token: operatorToken };
const at = () => ({ params: { shop: shop.shopId } });
const submit = async () => {
  const { version } = await call(stack, compliance.get, {}, shop);
  return call(stack, compliance.submit, { body: { version } }, shop);
};
const note = { field: "id_front" as const, en: "The picture is not sharp.", sw: "Picha haionekani vizuri." };
const decide = async (notes: (typeof note)[] = [], by: { token: string } = operator) => {
  const { version } = await call(stack, compliance.get, {}, shop);
  return request(stack, operatorCompliance.decide, { ...at(), body: { version, notes, reason: "Nimekagua" } }, by);
};
const look = (path: string, token?: string) =>
  fetch(stack.url + path, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });

it("goes from a draft over what needs attention to an approval, with its history kept", async () => {
  expect(await call(stack, compliance.status, {}, shop)).toMatchObject({ state: "draft", level: 0 });
  await fillCase(stack, shop);
  expect(await submit()).toMatchObject({ state: "submitted", notes: [], missing: [] });
  const { items } = await call(stack, operatorCompliance.list, {}, operator);
  expect(items.map((one) => one.shop)).toContain(shop.shopId);
  expect((await decide([note])).status).toBe(200);
  const told = await call(stack, compliance.get, {}, shop);
  expect(told).toMatchObject({ state: "needs_attention", notes: [note] });
  await addFile(stack, shop, "id_front");
  await submit();
  // Nobody decides about a shop of their own.
  const values = [shop.shopId, operatorEmail];
  const theirs = "from auth.users u where u.email = $2";
  await stack.db.query(`insert into memberships (shop_id, user_id, is_admin) select $1, u.id, true ${theirs}`, values);
  expect((await decide()).status).toBe(403);
  await stack.db.query(`delete from memberships where shop_id = $1 and user_id = (select u.id ${theirs})`, values);
  expect((await decide()).status).toBe(200);
  const status = await call(stack, compliance.status, {}, shop);
  expect(status).toMatchObject({ state: "approved", level: 1, left_today: { minor: 100_000_000 } });
  const { history, notes } = await call(stack, compliance.get, {}, shop);
  expect(notes).toEqual([]);
  expect(history.flatMap(({ kind }) => (kind === "looked" ? [] : [kind]))).toEqual([
    ...["approved", "submitted", "needs_attention", "submitted"],
  ]);
  // Who decided at Mauzo, and why, is not the shop's to see.
  const entries = await call(stack, record.list, { query: {} }, shop);
  const decided = entries.items.filter(({ by }) => by.kind === "operator");
  expect(decided).not.toEqual([]);
  expect(JSON.stringify([history, decided])).not.toMatch(/mkaguzi|Nimekagua/i);
  expect((await call(stack, operatorCompliance.list, {}, operator)).items.map((one) => one.shop)).not.toContain(
    shop.shopId,
  );
});

it("gives a business with papers more than its owner alone", async () => {
  await fillCase(stack, shop);
  const said = { ...owner, business_type: "company" as const, business_name: "Duka la Neema", tin: "123-456-789" };
  await callSave(stack, compliance.save, { body: said }, shop);
  for (const field of ["licence", "registration"] as const) await addFile(stack, shop, field);
  await submit();
  await decide();
  expect(await call(stack, compliance.status, {}, shop)).toMatchObject({ level: 2 });
});

it("names each field that is missing", async () => {
  const { version } = await call(stack, compliance.get, {}, shop);
  const answer = await request(stack, compliance.submit, { body: { version } }, shop);
  expect(answer.status).toBe(422);
  const { missing } = await call(stack, compliance.get, {}, shop);
  expect(missing).toEqual(["owner_name", "birth_date", "id_type", "id_number", "id_front", "selfie"]);
  for (const field of missing) expect(JSON.stringify(answer.body)).toContain(`"${field}"`);
});

it("keeps numbers sealed, and shows their last digits", async () => {
  const { id_number_end } = await fillCase(stack, shop);
  expect(id_number_end).toBe("0123");
  const { rows } = await stack.db.query("select c::text as row from compliance_cases c where shop_id = $1", [
    shop.shopId,
  ]);
  expect(rows[0]?.row).not.toContain(owner.id_number);
  expect(JSON.stringify(await call(stack, compliance.get, {}, shop))).not.toContain(owner.id_number);
  await submit();
  expect(await call(stack, operatorCompliance.get, at(), operator)).toMatchObject({ id_number: owner.id_number });
  for (const id_number of ["123", `${owner.id_number}9`, "ABCDEFGHIJ0123456789"]) {
    const wrong = await requestSave(stack, compliance.save, { body: { ...owner, id_number } }, await openShop(stack));
    expect(wrong).toMatchObject({ status: 422 });
  }
});

it("keeps a number that was not typed again, and forgets that of another document", async () => {
  await fillCase(stack, shop);
  const { id_number: _, ...said } = owner;
  expect(await callSave(stack, compliance.save, { body: said }, shop)).toMatchObject({ id_number_end: "0123" });
  const other = { ...said, id_type: "Passport" as const };
  expect(await callSave(stack, compliance.save, { body: other }, shop)).toMatchObject({ id_number_end: "" });
});

describe("the files", () => {
  it("are shown to the shop's admins and to operators alone, and each look is written down", async () => {
    await fillCase(stack, shop);
    await submit();
    const path = pathOf(compliance.file, { params: { field: "id_front" } });
    const member = await addMember(stack, shop, [{ resource: "transactions", action: "read" }]);
    const stranger = await openShop(stack);
    expect((await look(path, shop.token)).status).toBe(200);
    const desk = pathOf(operatorCompliance.file, { params: { shop: shop.shopId, field: "id_front" } });
    expect((await look(desk, operatorToken)).status).toBe(200);
    expect(await countRows(stack, "compliance_events where shop_id = $1 and kind = 'looked'", [shop.shopId])).toBe(2);
    // An operator who opens the numbers looks as well, once for each time.
    for (const times of [1, 2]) {
      expect((await request(stack, operatorCompliance.get, at(), operator)).status).toBe(200);
      const looks = "compliance_events where shop_id = $1 and kind = 'looked' and is_operator and user_name <> ''";
      expect(await countRows(stack, looks, [shop.shopId])).toBe(1 + times);
    }
    const refused = [
      ...[await look(path), await look(path, member.token), await look(path, stranger.token)],
      ...[await look(desk), await look(desk, shop.token), await look(path, operatorToken)],
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 403, 404, 401, 403, 403]);
    const { rows } = await stack.db.query<{ key: string }>(
      "select m.key from media m join compliance_files f on f.media_id = m.id where f.shop_id = $1",
      [shop.shopId],
    );
    expect(rows).toHaveLength(3);
    for (const { key } of rows)
      for (const file of ["1280.webp", "640.webp", "1280.jpg"])
        expect((await look(`/media/${key}/${file}`)).status).toBe(404);
  });

  it("are pictures and PDFs, one for each field; what was there before is gone", async () => {
    expect(await addFile(stack, shop, "licence", new TextEncoder().encode("%PDF-1.7\n%âãÏÓ\n"))).toBe(201);
    expect(await addFile(stack, shop, "licence", new TextEncoder().encode("<svg/>"))).toBe(415);
    expect(await addFile(stack, shop, "id_front")).toBe(201);
    expect(await addFile(stack, shop, "id_front")).toBe(201);
    expect(await countRows(stack, "media where shop_id = $1 and is_private", [shop.shopId])).toBe(2);
    const paper = await look(pathOf(compliance.file, { params: { field: "licence" } }), shop.token);
    expect(paper.headers.get("content-type")).toBe("application/pdf");
    expect(paper.headers.get("content-disposition")).toMatch(/^attachment/);
  });
});

it("is moved along its table alone, whoever tries", { timeout: 120_000 }, async () => {
  await fillCase(stack, shop);
  const member = await addMember(stack, shop, []);
  const set = (state: ComplianceState) =>
    stack.db.query(
      `update compliance_cases set state = $2, level = case when $2 = 'approved' then 1 else 0 end,
         submitted_at = now() where shop_id = $1`,
      [shop.shopId, state],
    );
  const { version: _, ...input } = { version: 0 };
  for (const from of storedComplianceStates) {
    await set(from);
    const moves = complianceMoves[from];
    for (const [who, token] of [
      ...([
        ["admin", shop.token],
        ["member", member.token],
      ] as const),
      ...([["operator", operatorToken]] as const),
    ]) {
      const newest = await call(stack, compliance.get, {}, shop);
      const submitted = await request(
        stack,
        compliance.submit,
        { body: { ...input, version: newest.version } },
        { token },
      );
      const maySubmit = who === "admin" && moves.submitted === "admin";
      expect([from, who, "submit", submitted.status === 200]).toEqual([from, who, "submit", maySubmit]);
      await set(from);
      for (const notes of [[], [note]]) {
        const decided = await decide(notes, { token });
        const mayDecide = who === "operator" && moves.approved === "operator";
        expect([from, who, notes.length, decided.status === 200]).toEqual([from, who, notes.length, mayDecide]);
        await set(from);
      }
      const saved = await requestSave(stack, compliance.save, { body: owner }, { token: shop.token });
      expect([from, "save", saved.status]).toEqual([from, "save", moves.submitted ? 200 : 409]);
    }
  }
});

it("of 50 decisions at once, one counts", { timeout: 60_000 }, async () => {
  await fillCase(stack, shop);
  await submit();
  const { version } = await call(stack, operatorCompliance.get, at(), operator);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, each) =>
      untilAnswered(() =>
        request(
          stack,
          operatorCompliance.decide,
          { ...at(), body: { version, notes: each % 2 === 0 ? [] : [note], reason: "Sawa" } },
          operator,
        ),
      ),
    ),
  );
  expect(countByStatus(answers)).toEqual({ 200: 1, 409: 49 });
  expect(await countRows(stack, "compliance_events where shop_id = $1 and is_operator", [shop.shopId])).toBe(
    1 +
      (await countRows(stack, "compliance_events where shop_id = $1 and kind = 'looked' and is_operator", [
        shop.shopId,
      ])),
  );
});

it("writes down what each operator looked at and decided, and why", async () => {
  await fillCase(stack, shop);
  await submit();
  await request(stack, operatorCompliance.get, at(), operator);
  await look(pathOf(operatorCompliance.file, { params: { shop: shop.shopId, field: "selfie" } }), operatorToken);
  await decide([note]);
  await decide();
  const { rows } = await stack.db.query(
    `select e.kind, e.about, e.reason, e.operator_name = u.name as is_theirs from auth.operator_entries e
     join auth.users u on u.id = e.operator_id where e.shop_id = $1 order by e.id`,
    [shop.shopId],
  );
  const { name: about } = await call(stack, shops.get, {}, shop);
  expect(rows).toEqual([
    { kind: "case_opened", about, reason: "", is_theirs: true },
    { kind: "file_opened", about: `${about}: selfie`, reason: "", is_theirs: true },
    { kind: "case_returned", about, reason: "Nimekagua", is_theirs: true },
  ]);
});

it("tells any member how far the shop is, and only admins what it shows", async () => {
  const member = await addMember(stack, shop, []);
  expect((await request(stack, compliance.status, {}, member)).status).toBe(200);
  expect((await request(stack, compliance.get, {}, member)).status).toBe(403);
});

it("is closed to operators again once it is decided, or to be mended", async () => {
  await fillCase(stack, shop);
  const desk = pathOf(operatorCompliance.file, { params: { shop: shop.shopId, field: "id_front" } });
  const seen = async () => [
    (await request(stack, operatorCompliance.get, at(), operator)).status,
    (await look(desk, operatorToken)).status,
  ];
  for (const notes of [[note], []]) {
    await submit();
    expect(await seen()).toEqual([200, 200]);
    expect((await decide(notes)).status).toBe(200);
    expect(await seen()).toEqual([404, 404]);
  }
});

it("opens nothing of a shop that never submitted", async () => {
  await fillCase(stack, shop);
  expect((await request(stack, operatorCompliance.get, at(), operator)).status).toBe(404);
  const desk = pathOf(operatorCompliance.file, { params: { shop: shop.shopId, field: "id_front" } });
  expect((await look(desk, operatorToken)).status).toBe(404);
  const nowhere = { params: { shop: randomUUID() } };
  expect((await request(stack, operatorCompliance.get, nowhere, operator)).status).toBe(404);
});

it("counts no more once its document has run out", () => {
  const approved = { state: "approved" as const, idExpiresOn: "2026-11-30" };
  expect(stateOn(approved, "2026-11-30")).toBe("approved");
  expect(stateOn(approved, "2026-12-01")).toBe("expired");
  expect(stateOn({ ...approved, idExpiresOn: null }, "2126-12-01")).toBe("approved");
  const said = {
    ...{ businessType: "individual" as const, ownerName: "Neema", birthDate: "1990-01-01", idNumberEnd: "0123" },
    ...{ businessName: "", tinEnd: "", idType: "Passport" as const, idExpiresOn: "2026-11-30" },
  };
  const files = complianceFileFields.map((field) => ({ field }));
  expect(missingFields(said, files, "2026-11-30")).toEqual([]);
  expect(missingFields(said, files, "2026-12-01")).toEqual(["id_expires_on"]);
  expect(neededFields("company", "Driving License")).toContain("id_back");
});
