import { type ChatFigures, type ChatSteps, laterSteps } from "@mauzo/contract/insights/figures";

/** The step that loses most of those who had come to the one before; undefined where none loses anybody. */
export function worstStep(steps: ChatSteps): ChatFigures["worst"] {
  let worst: ChatFigures["worst"] = null;
  let before = steps.chats;
  for (const step of laterSteps) {
    const lost = before - steps[step];
    if (lost > (worst?.lost ?? 0)) worst = { step, lost, percent: Math.round((100 * lost) / before) };
    before = steps[step];
  }
  return worst;
}
