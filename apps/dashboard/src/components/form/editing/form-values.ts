import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  set,
} from "react-hook-form";
import { isSame } from "./merge/merge-forms.ts";

/** What is wrong with a field: its path in the form, such as `methods.0.name`, and the words for it. */
export type Problem = { path: string; text: string };

// The library cannot derive the paths of a form that is not known yet. One that leads nowhere is shown nowhere.
export const fieldPath = <Form extends FieldValues>(path: string) => path as FieldPath<Form>;

// Nor can it tell that a form is its own defaults.
export const defaultsOf = <Form extends FieldValues>(form: Form) => form as DefaultValues<Form>;

// Some fields of a form are a part of it.
const partOf = <Form extends FieldValues>(fields: FieldValues) => fields as Partial<Form>;

/** The fields of `part` that differ from what the form holds now, as copies: the library writes into what it is given. */
export const changedPart = <Form extends FieldValues>(now: Form, part: Partial<Form>): Partial<Form> =>
  partOf(
    structuredClone(Object.fromEntries(Object.entries(part).filter(([name, value]) => !isSame(now[name], value)))),
  );

/** Shows what `problemsOf` finds at its fields. */
export const resolverOf =
  <Form extends FieldValues>(problemsOf: (form: Form) => readonly Problem[]): Resolver<Form> =>
  (form) => {
    const errors: FieldErrors<Form> = {};
    const problems = problemsOf(form);
    for (const { path, text } of problems) set(errors, path, { type: "wrong", message: text });
    return problems.length === 0 ? { values: form, errors: {} } : { values: {}, errors };
  };
