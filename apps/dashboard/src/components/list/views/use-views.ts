import type { ListView } from "@mauzo/contract/shop/list-views";
import { useTranslations } from "next-intl";
import type { SharedViews } from "../../../lib/list/use-shared-views.ts";
import { offerUndo } from "../../../lib/offer-undo.ts";
import { useStoredState } from "../../../lib/storage/use-stored-state.ts";
import { toasts } from "../../../lib/toasts.ts";
import { useFailureText } from "../../../lib/use-failure-text.ts";
import { readViews, type SavedView, withName, withView } from "./saved-views.ts";

const none: SavedView[] = [];

/** What the user enters for a view: its name, and whether the whole shop sees it. */
export type ViewInput = { name: string; everyone: boolean };
/** Why it failed; undefined when it did not. */
export type Problem = string | undefined;

/** The views of a list, on this device and shared with the shop, with their actions. */
export function useViews(shared: SharedViews | undefined, path: string) {
  const t = useTranslations("list");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const [own, setOwn] = useStoredState(`views:${path}`, readViews, none);
  const tellFailed = (error: unknown) =>
    toasts.push({ title: t("viewFailed"), text: failureText(error), tone: "danger" });

  async function attempt(work: () => Promise<Problem>): Promise<Problem> {
    try {
      return await work();
    } catch (error) {
      return failureText(error);
    }
  }
  const done = (word: "viewSaved" | "viewChanged" | "viewShared"): Problem => {
    toasts.push({ title: t(word), tone: "success" });
    return undefined;
  };

  const save = ({ name, everyone }: ViewInput, query: string) =>
    attempt(async () => {
      if (everyone && shared) {
        await shared.share({ name, query });
        return done("viewShared");
      }
      const next = withView(own, name, query);
      if (!next) return t("viewsFull");
      setOwn(next);
      return done("viewSaved");
    });

  const changeOwn = (view: SavedView, { name, everyone }: ViewInput) =>
    attempt(async () => {
      if (everyone && shared) {
        await shared.share({ name, query: view.query });
        setOwn(own.filter((other) => other !== view));
        return done("viewShared");
      }
      const next = withName(own, view, name);
      if (!next) return t("viewNameTaken");
      setOwn(next);
      return done("viewChanged");
    });

  const changeShared = (view: ListView, { name, everyone }: ViewInput) =>
    attempt(async () => {
      if (everyone) {
        await shared?.rename({ view, name });
        return done("viewChanged");
      }
      if (own.some((other) => other.name === name)) return t("viewNameTaken");
      const next = withView(own, name, view.query);
      if (!next) return t("viewsFull");
      await shared?.remove(view.id);
      setOwn(next);
      return done("viewChanged");
    });

  const tellRemoved = ({ name }: SavedView, onUndo: () => void) =>
    offerUndo({ title: t("viewRemoved"), text: name, label: shell("undo"), onUndo });

  function removeOwn(view: SavedView) {
    setOwn(own.filter((other) => other !== view));
    tellRemoved(view, () => setOwn(own));
  }
  async function removeShared(view: ListView) {
    try {
      await shared?.remove(view.id);
      tellRemoved(view, () => void shared?.restore(view.id).catch(tellFailed));
    } catch (error) {
      tellFailed(error);
    }
  }
  return { own, save, changeOwn, changeShared, removeOwn, removeShared };
}
