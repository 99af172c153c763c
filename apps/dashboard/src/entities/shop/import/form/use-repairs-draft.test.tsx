// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { useRepairsDraft } from "./use-repairs-draft.ts";

afterAll(() => void vi.unstubAllGlobals());

let kept: ReturnType<typeof useRepairsDraft>;
function Rows() {
  kept = useRepairsDraft("one", false);
  return null;
}
const open = () => act(() => createRoot(document.createElement("div")).render(<Rows />));
const type = (id: string, ...cells: string[]) => act(() => kept.repair({ id, cells: ["", ""] }, cells));
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  localStorage.clear();
  open();
});

it("keeps what is typed while a save is under way, in the rows that are saved and in others", () => {
  type("a", "Kanga", "1000");
  type("b", "Kofia", "2000");
  const sending = [...kept.repairs].map(([id, cells]) => ({ id, cells }));
  const { sent } = kept;
  type("b", "Kofia", "2500");
  type("c", "Viatu", "3000");
  act(() => sent(sending));
  const typed = [
    ["b", ["Kofia", "2500"]],
    ["c", ["Viatu", "3000"]],
  ];
  expect([...kept.repairs]).toEqual(typed);
  open();
  expect([...kept.repairs]).toEqual(typed);
});
