import { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { expect, it } from "vitest";
import { siteFlow } from "./site-flow.ts";
import { validateFlow } from "./validate-flow.ts";

it("fits its schema, and nothing is wrong with it", () => {
  expect(FlowDocument.safeParse(siteFlow).error).toBeUndefined();
  expect(validateFlow(siteFlow)).toEqual([]);
});
