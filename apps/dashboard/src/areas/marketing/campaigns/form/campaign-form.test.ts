import { NewCampaign } from "@mauzo/contract/marketing/campaigns";
import { expect, it } from "vitest";
import { type CampaignForm, parseNumbers, problemsOf, toBody, toForm } from "./campaign-form.ts";

const form: CampaignForm = {
  ...toForm(undefined),
  ...{ name: "Ofa ya Idi", message: { sw: { text: "Habari", fallback: "" }, en: { text: "", fallback: "" } } },
};

it("sends what is written, and it is what the contract takes", () => {
  expect(problemsOf(form)).toEqual([]);
  const body = toBody({ ...form, whom: "some", numbers: "0712 345 678\n0713 111 222, 0712 345 678;", within: " 7 " });
  expect(body.audience).toMatchObject({ everyone: false, numbers: ["0712 345 678", "0713 111 222"] });
  expect(body.audience.not_within_days).toBe(7);
  expect(NewCampaign.safeParse({ channel: "sms", ...body }).success).toBe(true);
});

it("takes numbers as people paste them", () => {
  expect(parseNumbers("\n0712345678\r\n+255 713 111 222,,\n")).toEqual(["0712345678", "+255 713 111 222"]);
});

it("says where something is missing", () => {
  expect(problemsOf(toForm(undefined))).toEqual([
    { path: "name", kind: "nameMissing" },
    { path: "message.sw.text", kind: "textMissing" },
  ]);
  const wrong = {
    ...{ whom: "some" as const, within: "0" },
    message: { sw: { text: "Habari {name}", fallback: "" }, en: { text: "Hi {who}", fallback: "" } },
  };
  expect(problemsOf({ ...form, ...wrong })).toEqual([
    { path: "audience.root", kind: "audienceMissing" },
    { path: "within", kind: "withinWrong" },
    { path: "message.sw.fallback", kind: "fallbackMissing" },
    { path: "message.en.text", kind: "blankUnknown" },
  ]);
});
