import type { ListView } from "@mauzo/contract/shop/list-views";
import { usePathname } from "next/navigation";
import { useTranslations } from "use-intl";
import { useKept } from "../../../lib/device/use-kept.ts";
import type { SharedViews } from "../../../lib/list/use-shared-views.ts";
import { toasts } from "../../../lib/toasts.ts";
import { offerUndo } from "../../../lib/undo.ts";
import { useFailureText } from "../../../lib/use-failure-text.ts";
import { readViews, type View, withName, withView } from "./kept-views.ts";

const none: View[] = [];

/** What somebody says of a view: its name, and whether everyone in the shop sees it. */
export type ViewWords = { name: string; everyone: boolean };
/** Why it was not done; undefined when it was. */
export type Problem = string | undefined;

/** The views of a list, those of this device and those of the shop, and what can be done with them. */
export function useViews(shared: SharedViews | undefined) {
  const t = useTranslations("list");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const [own, setOwn] = useKept(`views:${usePathname()}`, readViews, none);
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

  const save = ({ name, everyone }: ViewWords, query: string) =>
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

  const changeOwn = (view: View, { name, everyone }: ViewWords) =>
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

  const changeShared = (view: ListView, { name, everyone }: ViewWords) =>
    attempt(async () => {
      if (everyone) {
        await shared?.rename({ id: view.id, name });
        return done("viewChanged");
      }
      if (own.some((other) => other.name === name)) return t("viewNameTaken");
      const next = withView(own, name, view.query);
      if (!next) return t("viewsFull");
      await shared?.remove(view.id);
      setOwn(next);
      return done("viewChanged");
    });

  const tellRemoved = ({ name }: View, onUndo: () => void) =>
    offerUndo({ title: t("viewRemoved"), text: name, label: shell("undo"), onUndo });

  function removeOwn(view: View) {
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
