import { type Json, listOf, objectOf, textOf } from "../../json.ts";
import type { Template } from "../../world/model.ts";
import type { World } from "../../world/world.ts";
import { GraphError } from "../graph-error.ts";
import { requiredObject, requiredText } from "./checks.ts";

const placesOf = (component: Json | undefined) =>
  new Set((textOf(component?.text) ?? "").match(/\{\{\s*\w+\s*\}\}/g) ?? []).size;

const componentOf = (components: unknown[], type: string) =>
  components.map(objectOf).find((component) => textOf(component.type)?.toLowerCase() === type);

/** @returns the template, which decides what the message costs. @throws GraphError of the 132… family */
export function checkTemplate(world: World, wabaId: string, sent: Json): Template {
  const name = requiredText(sent, "name", "template['name']", 512);
  const language = textOf(requiredObject(sent, "language", "template['language']").code) ?? "";
  const template = [...world.templates.values()].find(
    (other) => other.waba_id === wabaId && other.name === name && other.language === language,
  );
  if (template?.status === "PAUSED") throw new GraphError(132015);
  if (template?.status === "DISABLED") throw new GraphError(132016);
  if (template?.status !== "APPROVED")
    throw new GraphError(132001, `template name (${name}) does not exist in ${language}`);
  for (const type of ["header", "body"]) {
    const wanted = placesOf(componentOf(template.components, type));
    const parameters = listOf(componentOf(listOf(sent.components), type)?.parameters).map(objectOf);
    const given = parameters.filter((parameter) => parameter.type === "text").length;
    if (given !== wanted) {
      throw new GraphError(
        132000,
        `${type}: number of localizable_params (${given}) does not match the expected number of params (${wanted})`,
      );
    }
  }
  return template;
}
