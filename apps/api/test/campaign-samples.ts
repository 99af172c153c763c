import type { FullShop } from "./full-shop-type.ts";

/** Values for the endpoints of campaigns, by their names and places. */
export const campaignSamples: Record<string, Record<string, (shop: FullShop) => unknown>> = {
  ...{ "GET /opt-outs/:code": { "params.code": ({ optOutCode }) => optOutCode } },
  ...{ "POST /opt-outs/:code": { "params.code": ({ optOutCode }) => optOutCode } },
  "POST /sms-reports/:secret": { "params.secret": ({ smsReportKey }) => smsReportKey },
  ...Object.fromEntries(
    ["POST /campaigns", "PATCH /campaigns/:id"].map((name) => [
      name,
      {
        "body.message.en": () => ({ text: "Hello {name}", fallback: "friend" }),
        "body.message.sw": () => ({ text: "Habari {name}", fallback: "mpendwa" }),
        ...{ "body.audience.numbers": () => ["0712345678"], "body.audience.tags": () => ["vip"] },
        ...{ "body.channel": () => "sms", "body.template_id": () => null },
      },
    ]),
  ),
  ...Object.fromEntries(
    ["POST /sms-connections", "PATCH /sms-connections/:id"].map((name) => [name, { "body.sender_id": () => "KIKOI" }]),
  ),
};
