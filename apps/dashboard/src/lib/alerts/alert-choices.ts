import { useStoredState } from "../storage/use-stored-state.ts";

/** How a person wants to be told on this device that somebody writes. `isAsked`: they have answered whether they do. */
export type AlertChoices = {
  isAsked: boolean;
  notifies: boolean;
  sounds: boolean;
  /** Also while Mauzo is not open. */
  pushes: boolean;
};
const unasked: AlertChoices = { isAsked: false, notifies: false, sounds: false, pushes: false };

function readChoices(value: unknown): AlertChoices | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const is = (name: keyof AlertChoices) => Reflect.get(value, name) === true;
  return { isAsked: is("isAsked"), notifies: is("notifies"), sounds: is("sounds"), pushes: is("pushes") };
}

/** The choices of this device, and what changes them everywhere on the page. */
export function useAlertChoices() {
  const [choices, , change] = useStoredState("alerts", readChoices, unasked);
  return [choices, (part: Partial<AlertChoices>) => change((now) => ({ ...now, ...part, isAsked: true }))] as const;
}

export const canNotify = () => typeof Notification !== "undefined";

/** Asks the browser for leave; only ever after a press. @returns whether it was given. */
export const askToNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === "granted";
