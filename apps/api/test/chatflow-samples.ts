import { defaultFlow } from "@mauzo/chatflow/default-flow";
import { dayFromNow } from "./figure-samples.ts";
import type { FullShop } from "./full-shop-type.ts";

export const chatflowSamples = {
  "PUT /chatflow": { "body.document": () => defaultFlow },
  "POST /chatflow/schedule": {
    "query.flow": (shop: FullShop) => shop.otherFlow,
    "body.publish_at": () => `${dayFromNow(2)}T06:00:00.000Z`,
  },
  "POST /chatflows": { "body.document": () => defaultFlow },
  "POST /conversations/:id/chatflow-test": { "params.id": ({ chattedId }: FullShop) => chattedId },
  "DELETE /chatflows/:id": { "params.id": (shop: FullShop) => shop.otherFlow },
};
