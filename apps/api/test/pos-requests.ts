type Given = { id: string; productId: string; variantId: string };
/** Bodies that the endpoints of the till take. */
export const posRequests = ({ id, productId, variantId }: Given) => ({
  "PUT /pos/settings": { registers: [] },
  "POST /pos/shifts": { id, register_id: "kaunta-1", float_minor: 0 },
  "POST /pos/shifts/:id/moves": { id, kind: "in", amount_minor: 100, reason: "Chenji" },
  "POST /pos/shifts/:id/close": { counted_minor: 0 },
  "POST /pos/returns": {
    ...{ id, shift_id: id, order: id, version: 0, refund_minor: 0, lines: [{ id, quantity: 1, restock: true }] },
  },
  "POST /pos/sales": {
    ...{ id, shift_id: id, total_minor: 100, language: "sw" },
    products: [{ id: productId, variants: [{ id: variantId, quantity: 1 }] }],
  },
});
