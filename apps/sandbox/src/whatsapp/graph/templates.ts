import { decideTemplate } from "../control/decide-template.ts";
import { type Json, listOf, objectOf, textOf } from "../json.ts";
import type { Deliveries } from "../webhooks/deliveries.ts";
import type { Template } from "../world/model.ts";
import type { World } from "../world/world.ts";
import { checkComponents, rejectionOf } from "./checks/check-components.ts";
import { badParameter } from "./checks/checks.ts";

type Place = { world: World; deliveries: Deliveries };
const categories = ["UTILITY", "MARKETING", "AUTHENTICATION"];
const reviewMs = 1_000;

/** Reviews a template by rule after a moment, unless somebody decides by hand. */
function review({ world, deliveries }: Place, template: Template): void {
  template.status = "PENDING";
  template.rejected_reason = "NONE";
  const [business] = [...world.businesses.values()].filter(({ waba_id }) => waba_id === template.waba_id);
  if (world.switchesOf(business?.phone_number_id).template_review === "hand") return;
  world.clock.after(reviewMs, () => {
    if (world.templates.get(template.id) !== template || template.status !== "PENDING") return;
    const reason = rejectionOf(template);
    const decided = reason === undefined ? { status: "APPROVED" } : { status: "REJECTED", reason };
    decideTemplate({ world, deliveries }, template, decided);
  });
}

/** @throws GraphError for what a template may not be. */
export function createTemplate(place: Place, wabaId: string, input: unknown): Json {
  const { world } = place;
  const { name, language, category, components } = objectOf(input);
  const [nameText, languageText, categoryText] = [textOf(name) ?? "", textOf(language) ?? "", textOf(category) ?? ""];
  if (!/^[a-z0-9_]{1,512}$/.test(nameText))
    throw badParameter("Param name must be lowercase letters, numbers and underscores.");
  if (languageText === "") throw badParameter("The parameter language is required.");
  if (!categories.includes(categoryText))
    throw badParameter(`Param category must be one of {${categories.join(", ")}}.`);
  checkComponents(listOf(components));
  const isTaken = [...world.templates.values()].some(
    (other) => other.waba_id === wabaId && other.name === nameText && other.language === languageText,
  );
  if (isTaken) throw badParameter("There is already content in this language.");
  const id = world.newId();
  const template: Template = {
    ...{ id, waba_id: wabaId, name: nameText, language: languageText, category: categoryText },
    ...{ status: "PENDING", rejected_reason: "NONE", components: listOf(components) },
  };
  world.templates.set(id, template);
  review(place, template);
  return { id, status: "PENDING", category: categoryText };
}

/** Replaces the components of a template, which is reviewed again. @throws GraphError */
export function editTemplate(place: Place, template: Template, input: unknown): Json {
  const { category, components } = objectOf(input);
  if (template.status === "PENDING") throw badParameter("Message templates can only be edited after their review.");
  checkComponents(listOf(components));
  template.components = listOf(components);
  template.category = textOf(category) ?? template.category;
  review(place, template);
  return { success: true };
}

type Query = { name?: string; status?: string; limit?: string; after?: string };
const usualLimit = 25;

export function listTemplates(world: World, wabaId: string, query: Query): Json {
  const all = [...world.templates.values()]
    .filter((template) => template.waba_id === wabaId)
    .filter(({ name, status }) => (query.name ?? name) === name && (query.status ?? status) === status)
    .map(({ waba_id: _, ...template }) => template);
  const from = query.after === undefined ? 0 : Number(atob(query.after)) || 0;
  const limit = Number(query.limit) || usualLimit;
  const [before, after] = [btoa(String(from)), btoa(String(from + limit))];
  const next = from + limit < all.length ? { next: `http://localhost/?after=${after}` } : {};
  return { data: all.slice(from, from + limit), paging: { cursors: { before, after }, ...next } };
}

export function deleteTemplates(world: World, wabaId: string, name: string | undefined): Json {
  if (name === undefined) throw badParameter("The parameter name is required.");
  const doomed = [...world.templates.values()].filter(
    (template) => template.waba_id === wabaId && template.name === name,
  );
  if (doomed.length === 0) throw badParameter(`Message Template "${name}" not found.`);
  for (const { id } of doomed) world.templates.delete(id);
  return { success: true };
}
