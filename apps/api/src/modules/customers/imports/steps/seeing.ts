import { refuse } from "../../../../http/refuse.ts";
import type { ShopContext } from "../../../../http/request-context.ts";

/** A file is full of numbers: only for those who see them. @throws 403 */
export function seeing<Context extends Pick<ShopContext, "person">>(context: Context): Context {
  if (!context.person.seesPhones) throw refuse("phones_hidden");
  return context;
}
