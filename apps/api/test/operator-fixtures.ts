import { addPerson } from "./add-person.ts";
import { operatorEmail, type Stack } from "./stack.ts";

/** The access token of the operator, once there is one. */
export const operatorToken = "k".repeat(43);

/** What makes an operator of a person, besides being named: a confirmed address and a second factor. */
export const asOperator = (userId: string) =>
  `update auth.users set email_verified = true, two_factor_enabled = true where id = '${userId}'`;

/** Gives the operator whom the settings name their account, once in each stack. */
export async function openOperator(stack: Pick<Stack, "db">): Promise<void> {
  const { rows } = await stack.db.query("select 1 from auth.users where email = $1", [operatorEmail]);
  if (rows.length > 0) return;
  const person = { email: operatorEmail, name: "Mkaguzi", token: operatorToken };
  await stack.db.query(asOperator((await addPerson(stack, person)).userId));
}
