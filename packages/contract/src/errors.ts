export type { ErrorStatus } from "./define-errors.ts";

import { accountErrors } from "./account/errors.ts";
import { catalogueErrors } from "./catalogue/errors.ts";
import { chatflowErrors } from "./conversations/chatflow-errors.ts";
import { conversationErrors } from "./conversations/errors.ts";
import { customerErrors } from "./customers/errors.ts";
import { developerErrors } from "./developers/errors.ts";
import { expenseErrors } from "./expenses/errors.ts";
import { generalErrors } from "./general-errors.ts";
import { insightErrors } from "./insights/errors.ts";
import { ledgerErrors } from "./ledger/errors.ts";
import { marketingErrors } from "./marketing/errors.ts";
import { debtErrors } from "./orders/debt-errors.ts";
import { orderErrors } from "./orders/errors.ts";
import { paymentErrors } from "./payments/errors.ts";
import { posErrors } from "./pos/errors.ts";
import { shopErrors } from "./shop/errors.ts";

/** Every error by its code. Only servers import the table; pages import its types, which weigh nothing. */
export const errors = {
  ...generalErrors,
  ...accountErrors,
  ...shopErrors,
  ...catalogueErrors,
  ...customerErrors,
  ...ledgerErrors,
  ...orderErrors,
  ...debtErrors,
  ...paymentErrors,
  ...expenseErrors,
  ...posErrors,
  ...conversationErrors,
  ...chatflowErrors,
  ...marketingErrors,
  ...insightErrors,
  ...developerErrors,
  ...marketingErrors,
};

type Errors = typeof errors;
export type ErrorCode = keyof Errors;

type ValueNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValueNames<Rest>
  : never;
export type ErrorValues = Readonly<Record<string, string | number>>;

/** Why something is refused: a code, with the values of its sentence where it has any. */
export type Reason = {
  [Code in ErrorCode]: [ValueNames<Errors[Code]["en"]>] extends [never]
    ? Code
    : { code: Code; values: Readonly<Record<ValueNames<Errors[Code]["en"]>, string | number>> };
}[ErrorCode];
/** A code whose sentence has no values. */
export type PlainCode = Extract<Reason, string>;
