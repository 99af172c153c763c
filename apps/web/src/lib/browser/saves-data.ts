/** Whether the browser was asked to save data; most do not say. */
export function savesData(): boolean {
  const line: unknown = Reflect.get(navigator, "connection");
  return typeof line === "object" && line !== null && Reflect.get(line, "saveData") === true;
}
