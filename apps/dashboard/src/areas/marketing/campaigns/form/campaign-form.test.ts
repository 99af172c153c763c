import { NewCampaign } from "@mauzo/contract/marketing/campaigns";
import { expect, it } from "vitest";
import { isLinked } from "../rules.ts";
import { type CampaignForm, problemsOf, toBody, toForm } from "./campaign-form.ts";

const form: CampaignForm = {
  ...toForm(undefined),
  ...{ name: "Ofa ya Idi", message: { sw: { text: "Habari", fallback: "" }, en: { text: "", fallback: "" } } },
};

it("sends what is written, and it is what the contract takes", () => {
  expect(problemsOf(form, "sms", false)).toEqual([]);
  const body = toBody(
    { ...form, whom: "some", numbers: "0712 345 678\n0713 111 222, 0712 345 678;", within: " 7 " },
    false,
  );
  expect(body.audience).toMatchObject({ everyone: false, numbers: ["0712 345 678", "0713 111 222"] });
  expect(body.audience.not_within_days).toBe(7);
  expect(NewCampaign.safeParse({ channel: "sms", ...body }).success).toBe(true);
});

it("says where something is missing", () => {
  expect(problemsOf(toForm(undefined), "sms", false)).toEqual([
    { path: "name", kind: "nameMissing" },
    { path: "message.sw.text", kind: "textMissing" },
  ]);
  const wrong = {
    ...{ whom: "some" as const, within: "0" },
    message: { sw: { text: "Habari {name}", fallback: "" }, en: { text: "Hi {who}", fallback: "" } },
  };
  expect(problemsOf({ ...form, ...wrong }, "sms", false)).toEqual([
    { path: "audience.root", kind: "audienceMissing" },
    { path: "within", kind: "withinWrong" },
    { path: "message.sw.fallback", kind: "fallbackMissing" },
    { path: "message.en.text", kind: "blankUnknown" },
  ]);
});

it("asks where the link leads, and sends it, only where what is sent has one", () => {
  const chosen = { ...form, kind: "product" as const, targetId: "" };
  expect(problemsOf(chosen, "sms", true)).toEqual([{ path: "targetId", kind: "product" }]);
  expect(problemsOf(chosen, "sms", false)).toEqual([]);
  expect(toBody({ ...chosen, targetId: "p" }, true).link).toEqual({ kind: "product", id: "p" });
  expect(toBody(chosen, false).link).toEqual({ kind: "shop" });
});

it("knows what is sent by its text, or by its template once that is read", () => {
  const linked = { sw: { text: "Fungua {link}", fallback: "" }, en: { text: "", fallback: "" } };
  expect([isLinked("sms", form, undefined), isLinked("sms", { ...form, message: linked }, undefined)]).toEqual([
    ...[false, true],
  ]);
  const textOf = (body: string) => ({ header: "", body, footer: "", buttons: [] });
  const plain = { id: "plain", texts: { sw: textOf("Habari"), en: textOf("Hello") } };
  const leading = { id: "leading", texts: { sw: textOf("Ona {link} leo"), en: textOf("Hello") } };
  const over = (template: string, templates?: (typeof plain)[]) =>
    isLinked("whatsapp", { ...form, template }, templates);
  expect([over(""), over("plain"), over("plain", [plain]), over("leading", [plain, leading])]).toEqual([
    ...[false, true, false, true],
  ]);
});
