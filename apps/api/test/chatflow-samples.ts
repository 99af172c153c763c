import { defaultFlow } from "@mauzo/chatflow/default-flow";
import { dayFromNow } from "./figure-samples.ts";
import type { FullShop } from "./full-shop-type.ts";

export const chatflowSamples = {
  "DELETE /message-templates/:id": { "params.id": (shop: FullShop) => shop.removableTemplate },
  "POST /conversations/:id/template-replies": { "body.template_id": ({ templateId }: FullShop) => templateId },
  // It did not fail: who is let in is told so.
  "POST /conversations/:id/messages/:message/send-again": {
    "params.id": ({ chattedId }: FullShop) => chattedId,
    "params.message": ({ messageId }: FullShop) => messageId,
  },
  "PUT /chatflow": { "body.document": () => defaultFlow },
  "POST /chatflow/schedule": {
    "query.flow": (shop: FullShop) => shop.otherFlow,
    "body.publish_at": () => `${dayFromNow(2)}T06:00:00.000Z`,
  },
  "POST /chatflows": { "body.document": () => defaultFlow },
  "POST /conversations/:id/chatflow-test": { "params.id": ({ chattedId }: FullShop) => chattedId },
  "DELETE /chatflows/:id": { "params.id": (shop: FullShop) => shop.removableFlow },
};

type Flow = { document: unknown; version: number };
/** Bodies that the endpoints of chatflows take. */
export const chatflowRequests = (flow: Flow) => ({
  "PUT /chatflow": { document: flow.document },
  "POST /chatflow/trials/:id/end": { to: "all" },
  "POST /chatflow/schedule": { publish_at: `${dayFromNow(1)}T06:00:00.000Z` },
  "POST /chatflows": { name: "Sherehe", document: flow.document },
  "POST /chatflow/versions": { draft: flow.version },
  "POST /chatflow/tests": {
    name: "Salamu",
    language: "sw",
    channel: "web",
    heard: [{ kind: "text", text: "Habari" }],
  },
  "POST /chatflow/tests/:id/accept": { draft: flow.version },
  "POST /chatflow/unmatched/dismiss": { spellings: ["siri"], dismissed: true },
  "POST /chatflows/:id/copies": { name: "Nakala" },
  "PATCH /chatflows/:id": { name: "Sikukuu", version: 1 },
  "POST /chatflows/:id/default": { channel: "web" },
});
