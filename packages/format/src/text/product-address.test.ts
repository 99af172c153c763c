import fc from "fast-check";
import { expect, it } from "vitest";
import { idsOfAddress, productAddress } from "./product-address.ts";

const id = "0197f3a2-1c4e-7abc-8def-0123456789ab";

it("says the product's name as people type it", () => {
  expect(productAddress({ id, name: "  Kanga «Mawio» – Ñandú 2,5 kg " })).toMatch(
    /^kanga-mawio-nandu-2-5-kg-[0-9a-z]+$/,
  );
  expect(productAddress({ id, name: "كانغا" })).toMatch(/^[0-9a-z]+$/);
  expect(productAddress({ id, name: "a".repeat(200) }).length).toBeLessThan(80);
});

it("finds the product by its code, whatever the name before it", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.string(), (id, name) => {
      const ids = idsOfAddress(productAddress({ id, name }));
      expect(ids && ids.first <= id && id <= ids.last).toBe(true);
    }),
  );
  const code = productAddress({ id, name: "" });
  expect(idsOfAddress(`jina-lingine-${code}`)).toEqual(idsOfAddress(code));
});

it("means nothing where no code ends it", () => {
  for (const address of ["", "-", "kanga-", "KANGA", "kanga-zzzzzzzzzzzzz", "a%00", "é"])
    expect(idsOfAddress(address), address).toBeUndefined();
});
