import { type Action, actions, can, type Grants, isAdmin, type Resource, resources } from "../permissions.ts";
import { type Words, words } from "./words.ts";

export type Said = {
  /** Left out where the name stands above the sentence. */
  name?: string | undefined;
  grants: Grants;
  /** Whether they see customers' telephone numbers whole; an admin always does. */
  seesPhones: boolean;
};

/** What is done with one thing: `take and change orders`. Who changes something sees it, so that is left out. */
function deedsOn(resource: Resource, done: readonly Action[], { things, unseen }: Words, list: Intl.ListFormat) {
  const { thing, ...deeds } = things[resource];
  const more = done.filter((action) => action !== "read");
  if (more.length === 0) return `${deeds.read} ${thing}`;
  const said = `${list.format(more.map((action) => deeds[action]))} ${thing}`;
  return done.includes("read") ? said : unseen(said);
}

/**
 * What somebody may do, as a sentence without its full stop: `Asha can take and change orders, but cannot see money`.
 * Others rights are another sentence.
 */
export function sayRights(language: keyof typeof words, { name, grants, seesPhones }: Said): string {
  const speech = words[language];
  const list = new Intl.ListFormat(language);
  if (isAdmin(grants)) return speech.everything(name);
  const rights = resources.map((resource) => ({
    resource,
    done: actions.filter((action) => can(grants, { resource, action })),
  }));
  const given = rights.filter(({ done }) => done.length > 0);
  const said = () => {
    if (given.length === 0) return speech.nothing(name);
    const able = speech.can(name, given.map(({ resource, done }) => deedsOn(resource, done, speech, list)).join("; "));
    const hidden = rights.filter(({ done }) => done.length === 0).map(({ resource }) => speech.things[resource].hidden);
    return hidden.length === 0
      ? able
      : speech.but(able, new Intl.ListFormat(language, { type: "disjunction" }).format(hidden));
  };
  return seesPhones ? said() : `${said()}. ${speech.numbersHidden}`;
}
