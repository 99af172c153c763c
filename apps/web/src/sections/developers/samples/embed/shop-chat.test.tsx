import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ShopChat as English } from "./en/shop-chat.tsx";
import { ShopChat as Swahili } from "./sw/shop-chat.tsx";

it.each([English, Swahili])("runs as it stands on the page", (ShopChat) => {
  expect(renderToStaticMarkup(<ShopChat botId="b" />)).toBe('<div style="height:100%"></div>');
});
