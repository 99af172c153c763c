import type { CurrentUser } from "@mauzo/contract/session";
import { outsideShops } from "../../db/scope.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Person } from "../../http/visit.ts";
import { findChoices } from "./queries.ts";

/** The person who is signed in, with what they chose and what they may do. */
export async function getUser({ pool }: Pick<Deps, "pool">, person: Person): Promise<CurrentUser> {
  const choices = await findChoices(outsideShops(pool), person.userId);
  if (!choices) throw new Refusal(401, "Sign in to go on");
  return { id: person.userId, name: person.name, email: person.email, ...choices, permissions: person.grants };
}
