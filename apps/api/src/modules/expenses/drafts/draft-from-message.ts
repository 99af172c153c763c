import { ExpenseMinor, expenses } from "@mauzo/contract/expenses/expenses";
import type { Language } from "@mauzo/contract/shared";
import { readExpenseText } from "@mauzo/format/expense-text/read-expense-text";
import { can } from "@mauzo/permissions/permissions";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { categoryOfText } from "../expenses/steps/category-words.ts";
import { picturedText, savedText } from "./messages.ts";
import {
  findCategoryOf,
  findDayOf,
  findPhoneOwner,
  insertDraft,
  lockDraftBefore,
  updateDraft,
} from "./queries/write-drafts.ts";

/** What came over a number of the shop: the text of a message or the caption of its picture. */
export type HeardMessage = {
  conversationId: string;
  /** The provider's id of it. */
  externalId: string;
  /** The provider's time. */
  at: string;
  /** E.164; undefined for somebody who hides theirs. */
  phone: string | undefined;
  text: string;
  hasPicture: boolean;
};
type Answer = { text: string; language: Language };

/** Who of the shop writes from a phone, if they may write down expenses. */
async function findWriter(tx: Tx, shopId: string, phone: string) {
  const owner = await findPhoneOwner(tx, shopId, phone);
  if (!owner) return undefined;
  const grants = owner.isAdmin ? { is_admin: true } : owner.permissions;
  return can(grants, expenses.create.access) ? owner : undefined;
}

/** The picture of the draft that was written just before. */
async function addPicture(tx: Tx, shopId: string, heard: HeardMessage & { phone: string }) {
  const before = await lockDraftBefore(tx, shopId, heard);
  if (!before || (await findWriter(tx, shopId, heard.phone))?.userId !== before.userId) return undefined;
  await updateDraft(tx, shopId, before.id, { pictureExternalId: heard.externalId });
  const { currency } = await findDayOf(tx, shopId, heard.at);
  const language = readExpenseText(before.text)?.language ?? "sw";
  return { ...before, language, text: picturedText({ ...before, currency }, language) };
}

/**
 * Makes a draft of an expense of what a member of the shop wrote from a phone of theirs, or adds the picture that they
 * sent after it. Nothing is posted.
 * @returns what they are answered; undefined when it is nothing of the kind, which any flow may answer
 */
export async function draftFromMessage(
  tx: Tx,
  { emitFact }: Pick<Deps, "emitFact">,
  shopId: string,
  heard: HeardMessage,
): Promise<Answer | undefined> {
  const { phone, text, hasPicture, externalId, conversationId, at } = heard;
  if (phone === undefined) return undefined;
  const tell = (userId: string, subject: string) =>
    emitFact(tx, {
      ...{ name: "expense.drafted", shopId, subject, payload: {} },
      actor: { kind: "staff", user_id: userId },
    });
  if (text === "") {
    const pictured = hasPicture ? await addPicture(tx, shopId, { ...heard, phone }) : undefined;
    if (!pictured) return undefined;
    await tell(pictured.userId, pictured.id);
    return { text: pictured.text, language: pictured.language };
  }
  const said = readExpenseText(text);
  if (!said || !ExpenseMinor.safeParse(said.minor).success) return undefined;
  const writer = await findWriter(tx, shopId, phone);
  if (!writer) return undefined;
  const { day, currency } = await findDayOf(tx, shopId, at);
  const { note, minor: amountMinor, language } = said;
  const known = note === "" ? undefined : await findCategoryOf(tx, shopId, note);
  const id = await insertDraft(tx, {
    ...{ shopId, externalId, conversationId, amountMinor, note, spentOn: day, saidAt: at },
    ...{ userId: writer.userId, userName: writer.name, category: known ?? categoryOfText(note) ?? "other" },
    ...(hasPicture && { pictureExternalId: externalId }),
  });
  if (id === undefined) return undefined;
  await tell(writer.userId, id);
  return { text: savedText({ amountMinor, currency, note }, language), language };
}
