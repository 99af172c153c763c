import type { SetProduct } from "@mauzo/contract/catalogue/sets";
import { expect, it } from "vitest";
import { pickOption } from "../../../../components/conversation/run-preview-chat.ts";
import { responsesForSet, startSetPreview } from "./set-preview-conversation.ts";

const shop = { name: "Duka la Asha", whatsappNumber: "+255712345678", currency: "TZS" };
const productOf = (at: number, most = 1_000): SetProduct => ({
  ...{ id: `p${at}`, name: `Kanga ${at}`, description: "", image_url: at === 0 ? "/media/kanga.jpg" : null },
  price_from: { minor: 1_000, currency: "TZS" },
  price_to: { minor: most, currency: "TZS" },
  ...{ stock: 3, warning: null },
});
const shown = {
  ...{ header: "Zawadi", body: "Tunafungasha.", footer: "" },
  sections: [
    { title: "Vitambaa", products: [productOf(0), productOf(1, 2_000)] },
    { title: "Za kuvaa", products: Array.from({ length: 9 }, (_, at) => productOf(at + 2)) },
  ],
};

it("is what the chat says of the set, page by page, and nothing beyond it", async () => {
  const known = { shop, answer: responsesForSet(shown) };
  const first = await startSetPreview(known, "sw");
  expect(first.turns).toMatchObject([
    {
      actions: [
        { send_images: [{ link: "/media/kanga.jpg" }] },
        {
          send_button: {
            ...{ header: "Zawadi", footer: "" },
            body: "Tunafungasha.\n\nChagua bidhaa unayotaka kuagiza.",
            action: {
              sections: [
                {
                  title: "Vitambaa",
                  rows: [{ title: "Kanga 0" }, { title: "Kanga 1", description: "Kuanzia 10.00 TZS" }],
                },
                { title: "Za kuvaa", rows: [2, 3, 4, 5, 6, 7].map((at) => ({ title: `Kanga ${at}` })) },
                { title: "Endelea", rows: [{ title: "Zaidi" }, { title: "Aina nyingine" }] },
              ],
            },
          },
        },
      ],
    },
  ]);
  const second = await pickOption(known, first, { id: "products:page:8:set:set", title: "Zaidi" });
  expect(JSON.stringify(second.turns.at(-1))).toContain("Kanga 10");
  expect(second.ended).toBe(false);
  const beyond = await pickOption(known, second, { id: "products:p:p3", title: "Kanga 3" });
  expect(beyond).toMatchObject({ ended: true, turns: [...second.turns, { said: "Kanga 3" }] });
});
