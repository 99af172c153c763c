"use client";

import { pictureTypes } from "@mauzo/contract/shop/media";
import { Button } from "@mauzo/ui/button";
import { Input } from "@mauzo/ui/input";
import { clsx } from "clsx";
import { ArrowLeft, ArrowRight, ImagePlus, RotateCw, X } from "lucide-react";
import { useTranslations } from "next-intl";
import {
  type ClipboardEvent,
  type DragEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { moveItem } from "../../lib/move-item.ts";
import { offerUndo } from "../../lib/offer-undo.ts";
import { toasts } from "../../lib/toasts.ts";
import { Picture } from "../picture.tsx";
import { Progress } from "../progress.tsx";
import { insertInOrder } from "./insert-in-order.ts";
import { type UploadState, useUploads } from "./use-uploads.ts";

/** `alt`: the picture's description; only asked for where it is given. */
export type ShownPicture = { id: string; url: string; alt?: string };
type Props = {
  /** What the pictures show. */
  name: string;
  pictures: readonly ShownPicture[];
  most: number;
  /** Which format fits, where a square one is not the best. */
  hint?: string | undefined;
  /** Whether they are wide, as a cover is. */
  isWide?: boolean;
  /** The server's error about them. */
  error?: string | undefined;
  onChange: (pictures: ShownPicture[]) => void;
  onUploads: (state: UploadState | undefined) => void;
};

/**
 * Pictures that are picked, dropped, pasted or taken with the camera; uploaded at once, in an order the user can
 * change.
 */
export function PicturesField(props: Props) {
  const { name, pictures, most, hint, isWide = false, error, onChange, onUploads } = props;
  const t = useTranslations("upload");
  const errorId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [dropping, setDropping] = useState(false);
  const shown = useRef(pictures);
  shown.current = pictures;
  const show = (next: ShownPicture[]) => {
    shown.current = next;
    onChange(next);
  };
  const turns = useRef(new Map<string, number>());
  const { uploads, state, add, retry, cancel } = useUploads(({ id, url }, turn) => {
    turns.current.set(id, turn);
    show(most === 1 ? [{ id, url }] : insertInOrder(shown.current, { id, url }, turns.current));
  });
  const room = most === 1 ? 1 - uploads.length : most - pictures.length - uploads.length;
  function take(files: FileList | null) {
    const given = [...(files ?? [])];
    if (given.length > room && most > 1) toasts.push({ title: t("tooMany", { most: String(most) }), tone: "info" });
    add(given.slice(0, Math.max(room, 0)));
  }

  useEffect(() => {
    onUploads(state);
    return () => onUploads(undefined);
  }, [state, onUploads]);
  // A removed picture can only be brought back while the form is open.
  const offers = useRef<number[]>([]);
  useEffect(() => {
    const made = offers.current;
    return () => made.forEach(toasts.dismiss);
  }, []);

  function paste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setDropping(false);
    take(event.dataTransfer.files);
  }
  const [dragged, setDragged] = useState<string>();
  /** Moves the picture to the place under the mouse. Touch scrolls the page instead, and uses the arrow buttons. */
  function drag({ clientX, clientY }: PointerEvent, id: string) {
    if (dragged !== id) return;
    const over = [...(list.current?.children ?? [])].findIndex((place) => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
    });
    const from = pictures.findIndex((picture) => picture.id === id);
    if (over >= 0 && from >= 0 && over !== from) move(from, over - from);
  }
  const move = (from: number, by: number) => show(moveItem(pictures, from, from + by));
  function remove(at: number) {
    const [picture] = pictures.slice(at, at + 1);
    if (!picture) return;
    show(pictures.filter((_, index) => index !== at));
    const onUndo = () => {
      const now = shown.current;
      if (most === 1) show([picture]);
      else if (now.length < most) show([...now.slice(0, at), picture, ...now.slice(at)]);
    };
    offers.current.push(offerUndo({ title: t("removed"), label: t("undo"), onUndo }));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser supports drops on a fieldset
    <div
      role="group"
      aria-label={t("pictures")}
      aria-describedby={error === undefined ? undefined : errorId}
      onPaste={paste}
      onDragOver={(event) => {
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
      className={clsx(
        "rounded-control border border-dashed p-3",
        dropping ? "border-primary" : error === undefined ? "border-line-strong" : "border-danger",
      )}
    >
      <ul ref={list} className="flex flex-wrap gap-3 empty:hidden">
        {pictures.map((picture, index) => (
          <li key={picture.id} className={clsx("flex flex-col gap-1", isWide ? "w-full max-w-96" : "w-32")}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: mouse only; keyboard and touch have the arrows */}
            <div
              // Otherwise the browser would drag a copy of the picture and drop it here as another file.
              onDragStart={(event) => event.preventDefault()}
              onPointerDown={(event) => {
                if (event.pointerType !== "mouse" || event.button !== 0 || pictures.length < 2) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(picture.id);
              }}
              onPointerMove={(event) => drag(event, picture.id)}
              onPointerUp={() => setDragged(undefined)}
              onPointerCancel={() => setDragged(undefined)}
              className={clsx(
                "rounded-control",
                pictures.length > 1 && "cursor-grab active:cursor-grabbing",
                dragged === picture.id && "outline-2 outline-primary outline-offset-2",
              )}
            >
              <Picture
                address={picture.url}
                name={name}
                alt={t("numbered", { name, number: String(index + 1) })}
                sizes={isWide ? "384px" : "128px"}
                className={isWide ? "aspect-8/3 w-full" : "size-32"}
              />
            </div>
            {picture.alt !== undefined && (
              <Input
                aria-label={t("alt", { number: String(index + 1) })}
                placeholder={t("altPlaceholder")}
                maxLength={200}
                value={picture.alt}
                onChange={({ target }) =>
                  show(pictures.map((other) => (other === picture ? { ...picture, alt: target.value } : other)))
                }
              />
            )}
            <span className="flex justify-between">
              {most > 1 && (
                <>
                  <Tool
                    label={t("earlier", { number: String(index + 1) })}
                    off={index === 0}
                    onPress={() => move(index, -1)}
                  >
                    <ArrowLeft aria-hidden="true" className="size-4" />
                  </Tool>
                  <Tool
                    label={t("later", { number: String(index + 1) })}
                    off={index === pictures.length - 1}
                    onPress={() => move(index, 1)}
                  >
                    <ArrowRight aria-hidden="true" className="size-4" />
                  </Tool>
                </>
              )}
              <Tool label={t("remove", { number: String(index + 1) })} onPress={() => remove(index)}>
                <X aria-hidden="true" className="size-4" />
              </Tool>
            </span>
          </li>
        ))}
      </ul>
      <ul aria-live="polite" className="mt-2 flex flex-col gap-2 empty:hidden">
        {uploads.map((upload) => (
          <li key={upload.key} className="flex items-center gap-2">
            <span className="min-w-0 grow">
              <span className="block truncate">{upload.file.name}</span>
              {upload.problem ? (
                <span className="block text-danger">{upload.problem}</span>
              ) : (
                // Once fully sent, it waits for the server to process it.
                <Progress
                  label={t("progress", { name: upload.file.name })}
                  value={upload.share < 1 ? upload.share : undefined}
                />
              )}
            </span>
            {upload.problem && (
              <Tool label={t("retry", { name: upload.file.name })} onPress={() => retry(upload)}>
                <RotateCw aria-hidden="true" className="size-4" />
              </Tool>
            )}
            <Tool label={t("cancel", { name: upload.file.name })} onPress={() => cancel(upload)}>
              <X aria-hidden="true" className="size-4" />
            </Tool>
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p id={errorId} role="alert" className="mt-2 text-[0.8125rem] text-danger">
          {error}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button variant="secondary" disabled={room <= 0} onClick={() => picker.current?.click()}>
          <ImagePlus aria-hidden="true" className="size-4" />
          {most === 1 ? t("pickOne") : t("pick")}
        </Button>
        <p className="text-muted text-sm">{hint ?? (most === 1 ? t("hintOne") : t("hint", { most: String(most) }))}</p>
      </div>
      <input
        ref={picker}
        type="file"
        aria-label={t("file")}
        accept={pictureTypes.join(",")}
        multiple={most > 1}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = "";
        }}
      />
    </div>
  );
}

type ToolProps = { label: string; off?: boolean; onPress: () => void; children: ReactNode };

const Tool = ({ label, off = false, onPress, children }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={off || undefined}
    onClick={off ? undefined : onPress}
    className="grid size-10 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink aria-disabled:opacity-40"
  >
    {children}
  </button>
);
