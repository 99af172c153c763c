/**
 * Whether the box is open; `bubble`: the launcher's bubble shows; `opened`: it was opened before, so no bubble is
 * needed.
 */
export type WidgetState = { open: boolean; bubble: boolean; opened: boolean };
export type WidgetEvent = "wait-over" | "open" | "minimise";

/** How long an unpressed launcher waits before its bubble shows, in milliseconds. */
export const bubbleDelayMs = 5000;

export function nextWidgetState(state: WidgetState, event: WidgetEvent): WidgetState {
  switch (event) {
    case "wait-over":
      return { ...state, bubble: !state.opened };
    case "open":
      return { open: true, bubble: false, opened: true };
    case "minimise":
      return { ...state, open: false };
  }
}
