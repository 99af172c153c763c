import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { listTests } from "./list-tests.ts";

/** Plays the saved conversations with the draft, before its publication holds a connection. @throws 409 where one goes otherwise than expected */
export async function checkTests(
  context: Pick<ShopContext, "shopId" | "tx">,
  flow: string | undefined,
): Promise<undefined> {
  const { items } = await listTests(context, flow);
  const count = items.filter(({ outcome }) => outcome !== "same").length;
  if (count > 0) throw refuse({ code: "flow_tests_differ", values: { count } });
}
