/** Whether the browser is set to save data; most browsers don't say. */
export function savesData(): boolean {
  const line: unknown = Reflect.get(navigator, "connection");
  return typeof line === "object" && line !== null && Reflect.get(line, "saveData") === true;
}
