import { type Json, listOf, objectOf, textOf } from "../json.ts";
import type { World } from "../world/world.ts";
import { badParameter } from "./checks/checks.ts";

const categories = ["UTILITY", "MARKETING", "AUTHENTICATION"];

const componentOf = (components: unknown[], type: string) =>
  components.map(objectOf).find((component) => textOf(component.type)?.toUpperCase() === type);

/** @throws GraphError for what a template may not be. */
export function createTemplate(world: World, wabaId: string, input: unknown): Json {
  const { name, language, category, components } = objectOf(input);
  const [nameText, languageText, categoryText] = [textOf(name) ?? "", textOf(language) ?? "", textOf(category) ?? ""];
  if (!/^[a-z0-9_]{1,512}$/.test(nameText))
    throw badParameter("Param name must be lowercase letters, numbers and underscores.");
  if (languageText === "") throw badParameter("The parameter language is required.");
  if (!categories.includes(categoryText))
    throw badParameter(`Param category must be one of {${categories.join(", ")}}.`);
  const list = listOf(components);
  const text = (type: string) => textOf(componentOf(list, type)?.text) ?? "";
  if (text("BODY") === "" || text("BODY").length > 1024) throw badParameter("BODY must have 1 to 1024 characters.");
  if (text("HEADER").length > 60 || text("FOOTER").length > 60)
    throw badParameter("HEADER and FOOTER have at most 60 characters.");
  const buttons = listOf(componentOf(list, "BUTTONS")?.buttons).map(objectOf);
  if (buttons.length > 10) throw badParameter("A template has at most 10 buttons.");
  if (buttons.some((button) => (textOf(button.text) ?? "").length > 25))
    throw badParameter("A button has at most 25 characters.");
  const isTaken = [...world.templates.values()].some(
    (other) => other.waba_id === wabaId && other.name === nameText && other.language === languageText,
  );
  if (isTaken) throw badParameter("There is already content in this language.");
  const id = world.newId();
  const made = {
    id,
    waba_id: wabaId,
    name: nameText,
    language: languageText,
    category: categoryText,
    status: "PENDING",
  };
  world.templates.set(id, { ...made, components: list });
  return { id, status: "PENDING", category: categoryText };
}

export function listTemplates(world: World, wabaId: string, query: { name?: string; status?: string }): Json {
  const data = [...world.templates.values()]
    .filter((template) => template.waba_id === wabaId)
    .filter(({ name, status }) => (query.name ?? name) === name && (query.status ?? status) === status)
    .map(({ waba_id: _, ...template }) => template);
  return { data, paging: { cursors: { before: "MAZDZD", after: "MjQZD" } } };
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
