import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ShopChat } from "./shop-chat.tsx";

it("runs as it stands on the page", () => {
  expect(renderToStaticMarkup(<ShopChat botId="b" />)).toBe('<div style="height:100%"></div>');
});
