import { randomUUID } from "node:crypto";
import type { FullShop } from "./full-shop-type.ts";
import { omitted } from "./schema-sample.ts";

/** What no schema says of valid requests for selling over the counter. */
export const posSamples: Record<string, Record<string, (shop: FullShop) => unknown>> = {
  "GET /pos/shifts/:id": { "params.id": ({ shiftId }) => shiftId },
  "PUT /pos/settings": {
    "body.registers": () => [
      ...["kaunta-ya-kwanza", "kaunta-ya-mlango"].map((id) => ({
        ...{ id, name: `Kaunta ${id}`, float_minor: 0, receipt_width: 58, receipt_footer: "" },
      })),
    ],
  },
  // The same that was opened before.
  "POST /pos/shifts": {
    "body.id": ({ shiftId }) => shiftId,
    "body.register_id": () => "kaunta-ya-kwanza",
    "body.float_minor": () => 1_000,
  },
  "POST /pos/shifts/:id/moves": {
    "params.id": ({ shiftId }) => shiftId,
    "body.id": () => randomUUID(),
    "body.kind": () => "in",
    "body.amount_minor": () => 100,
  },
  "POST /pos/shifts/:id/close": {
    "params.id": ({ closableShift }) => closableShift,
    "body.counted_minor": () => 500,
    "body.note": () => "",
  },
  "POST /pos/sales/:id/receipt-links": { "params.id": ({ saleId }) => saleId },
  "GET /pos/receipts": { "query.code": ({ orderNumber }) => orderNumber },
  "POST /pos/returns": {
    "body.id": () => randomUUID(),
    "body.shift_id": ({ shiftId }) => shiftId,
    "body.order": ({ soldOrder }) => soldOrder.id,
    "body.version": ({ soldOrder }) => soldOrder.version,
    "body.lines.0.id": ({ soldOrder }) => soldOrder.lines[0]?.id,
    // Money needs a permission of its own.
    "body.refund_minor": () => 0,
  },
  "POST /pos/sales": {
    "body.id": () => randomUUID(),
    "body.shift_id": ({ shiftId }) => shiftId,
    // Given away: nothing is paid, which needs a permission of its own, and nobody owes anything.
    "body.customer": () => omitted,
    "body.products": ({ productId, variantId }) => [{ id: productId, variants: [{ id: variantId, quantity: 1 }] }],
    "body.charges": () => [{ kind: "discount", name: "Zawadi", type: "percentage", value: 10_000 }],
    "body.total_minor": () => 0,
    "body.payments": () => [],
    "body.given_minor": () => 0,
    "body.late": () => omitted,
  },
};
