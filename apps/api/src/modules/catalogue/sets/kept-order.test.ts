import { type SetInput, setLimits, sets } from "@mauzo/contract/catalogue/sets";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { callSave } from "../../../../test/saves.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const text = fc.string({ minLength: 1, maxLength: 24, unit: fc.constantFrom("a", "k", "ü", "é", "1") });
const pair = fc.record({ en: text, sw: text });

/** Every way to put some of `count` products into sections. */
const written = (count: number) =>
  fc
    .record({
      ids: fc.shuffledSubarray([...Array(count).keys()], { minLength: 1, maxLength: setLimits.products }),
      titles: fc.array(pair, { minLength: 1, maxLength: setLimits.sections }),
      curated: fc.boolean(),
      texts: pair,
    })
    .map(({ ids, titles, ...rest }) => {
      const size = Math.ceil(ids.length / titles.length);
      const sections = titles.flatMap((title, at) => {
        const part = ids.slice(at * size, (at + 1) * size);
        return part.length > 0 ? [{ title, part }] : [];
      });
      return { ...rest, sections };
    });

it("is read as it was written, whatever it was before", async () => {
  const shop = await openShop(stack);
  const { rows } = await stack.db.query<{ id: string }>(
    "insert into products (shop_id, name, category) select $1, 'Bidhaa ' || n, 'home' from generate_series(1, 40) n returning id",
    [shop.shopId],
  );
  await stack.db.query(
    "insert into variants (shop_id, product_id, name, price_minor, stock, position) select shop_id, id, '', 1, 1, 0 from products where shop_id = $1",
    [shop.shopId],
  );
  const idOf = (at: number) => rows[at]?.id ?? "";
  let known: string | undefined;
  await fc.assert(
    fc.asyncProperty(written(rows.length), async ({ sections, curated, texts }) => {
      const [whole] = sections;
      const shared = { name: texts.en, header: texts, body: texts, footer: texts };
      const body: SetInput = curated
        ? { kind: "curated", ...shared, product_ids: (whole?.part ?? []).map(idOf) }
        : {
            kind: "template",
            ...shared,
            sections: sections.map(({ title, part }) => ({ title, product_ids: part.map(idOf) })),
          };
      const saved = await (known === undefined
        ? call(stack, sets.create, { body }, shop)
        : callSave(stack, sets.update, { params: { id: known }, body }, shop));
      known = saved.id;
      const wanted = body.kind === "template" ? body.sections.map((section) => section.product_ids) : [];
      expect(saved.sections.map(({ products }) => products.map(({ id }) => id))).toEqual(
        body.kind === "curated" ? [body.product_ids] : wanted,
      );
      if (body.kind === "template")
        expect(saved.sections.map(({ title }) => title)).toEqual(body.sections.map(({ title }) => title));
      expect(saved).toMatchObject({ kind: body.kind, ...shared });
    }),
    { numRuns: Math.ceil(60 * Number(process.env.PROPERTY_SHARE ?? 1)) },
  );
});
