import type { FullShop } from "./full-shop-type.ts";

const draft = { "params.id": (shop: FullShop) => shop.draftCampaign };
const plan = { "params.id": (shop: FullShop) => shop.campaignPlan };
const running = { "params.id": (shop: FullShop) => shop.runningCampaign };

/** Values for the endpoints of campaigns, by their names and places. */
export const campaignSamples: Record<string, Record<string, (shop: FullShop) => unknown>> = {
  ...Object.fromEntries(["POST /campaigns/:id/quote", "POST /campaigns/:id/test"].map((name) => [name, draft])),
  "DELETE /campaigns/:id": { "params.id": (shop) => shop.removableCampaign },
  "POST /campaigns/:id/start": {
    "params.id": (shop) => shop.startableCampaign,
    ...{ "body.version": () => 1, "body.price_minor": () => 0, "body.at": () => null },
  },
  ...Object.fromEntries(
    ["pause", "resume", "stop", "retry-by-sms"].map((verb) => [`POST /campaigns/:id/${verb}`, running]),
  ),
  ...Object.fromEntries(["pause", "resume"].map((verb) => [`POST /campaign-plans/:id/${verb}`, plan])),
  "GET /campaign-plans/:id": plan,
  "DELETE /campaign-plans/:id": { "params.id": (shop) => shop.removablePlan },
  ...Object.fromEntries(
    ["POST /campaign-plans", "PATCH /campaign-plans/:id"].map((name) => [
      name,
      {
        ...(name.startsWith("PATCH") && plan),
        "body.message": () => ({
          en: { text: "Hello {name}", fallback: "friend" },
          sw: { text: "Habari {name}", fallback: "mpendwa" },
        }),
        ...{ "body.channel": () => "sms", "body.template_id": () => null, "body.link": () => ({ kind: "shop" }) },
        ...{ "body.occasion": () => "birthday", "body.days": () => null, "body.audience.tags": () => ["vip"] },
      },
    ]),
  ),
  ...Object.fromEntries(
    ["POST /campaign-lists/check", "POST /campaign-lists"].map((name) => [
      name,
      { "body.rows": () => [{ phone: "0712345678", name: "Asha" }] },
    ]),
  ),
  "GET /campaign-exports/:id/recipients.csv": running,
  "DELETE /sms-connections/:id": { "params.id": (shop) => shop.spareConnection },
  ...{ "GET /opt-outs/:code": { "params.code": ({ optOutCode }) => optOutCode } },
  ...{ "POST /opt-outs/:code": { "params.code": ({ optOutCode }) => optOutCode } },
  "POST /sms-reports/:secret": { "params.secret": ({ smsReportKey }) => smsReportKey },
  ...Object.fromEntries(
    ["POST /campaigns", "PATCH /campaigns/:id"].map((name) => [
      name,
      {
        ...(name.startsWith("PATCH") && draft),
        "body.message": () => ({
          en: { text: "Hello {name}", fallback: "friend" },
          sw: { text: "Habari {name}", fallback: "mpendwa" },
        }),
        ...{ "body.audience.numbers": () => ["0712345678"], "body.audience.tags": () => ["vip"] },
        ...{ "body.channel": () => "sms", "body.template_id": () => null, "body.link": () => ({ kind: "shop" }) },
      },
    ]),
  ),
  ...Object.fromEntries(
    ["POST /sms-connections", "PATCH /sms-connections/:id"].map((name) => [name, { "body.sender_id": () => "KIKOI" }]),
  ),
};
