/** Closed or open; `bubble`: the launcher speaks up; `opened`: it was open before, so it need not. */
export type WidgetState = { open: boolean; bubble: boolean; opened: boolean };
export type WidgetEvent = "wait-over" | "open" | "minimise";

/** The wait before a launcher that nobody has pressed speaks up, in milliseconds. */
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
