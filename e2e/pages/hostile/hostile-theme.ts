const keys = [
  ...["primaryColor", "secondaryColor", "borderColor", "fontSize", "sentBoxBg", "receivedBoxBg", "sentBoxColor"],
  ...["receivedBoxColor", "chatboxBg", "receivedBoxLinkColor", "sentBoxLinkColor", "height", "width", "fontFamily"],
  ...["buttonSize", "placement", "mode", "bubbleTitle", "bubbleSubTitle", "title"],
];

/** A theme with this text in every key. */
export const hostileTheme = (text: string): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, text]));

/** The title the chat makes of this text when a theme contains it. */
export const themeTitle = (text: string): string => text.trim().slice(0, 60);
