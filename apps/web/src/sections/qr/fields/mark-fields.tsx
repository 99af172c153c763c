import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { CircleOff, ImagePlus, type LucideIcon, MessageCircleMore, ShoppingBasket, Type } from "lucide-react";
import { useState } from "react";
import type { Messages } from "../../../i18n/messages/en.ts";
import { type Design, marks, mostLetters } from "../../../lib/qr/design/design.ts";
import { pictureKinds } from "../files/picture-kinds.ts";
import { PictureRadioGroup } from "./picture-radio-group.tsx";

const icons: Record<Design["mark"], LucideIcon> = {
  none: CircleOff,
  chat: MessageCircleMore,
  basket: ShoppingBasket,
  letter: Type,
  picture: ImagePlus,
};

type Props = {
  mark: Design["mark"];
  letter: string;
  picture: string | undefined;
  onMark: (mark: Design["mark"]) => void;
  onLetter: (letter: string) => void;
  onPicture: (picture: string) => void;
  texts: Messages["qr"]["studio"];
};

/** The mark in the middle. Its size is fixed: error correction could not repair the code under a larger one. */
export function MarkFields({ mark, letter, picture, onMark, onLetter, onPicture, texts }: Props) {
  const [isWrong, setWrong] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const { shrinkPicture } = await import("../files/shrink-picture.ts");
    const small = await shrinkPicture(file);
    setWrong(small === undefined);
    if (small !== undefined) onPicture(small);
  };
  return (
    <div className="space-y-4">
      <PictureRadioGroup
        legend={texts.mark}
        name="k"
        choices={marks}
        chosen={mark}
        names={texts.marks}
        onChoose={onMark}
        look={(choice) => {
          const Icon = icons[choice];
          return <Icon aria-hidden="true" className="size-6 shrink-0" />;
        }}
      />
      {mark === "letter" && (
        <Field id="letter" label={texts.letter} className="max-w-52">
          {(control) => (
            <Input
              {...control}
              name="i"
              value={letter}
              maxLength={mostLetters}
              onInput={({ currentTarget }) => onLetter(currentTarget.value)}
            />
          )}
        </Field>
      )}
      <p role="status" className="sr-only">
        {mark === "picture" && !picture ? texts.picture : ""}
      </p>
      {mark === "picture" && (
        <Field
          id="picture"
          label={texts.picture}
          hint={texts.pictureHint}
          {...(isWrong && { error: texts.pictureWrong })}
        >
          {(control) => (
            <div className="flex items-center gap-3">
              {picture && (
                // biome-ignore lint/performance/noImgElement: a picture of this device, which no server may see.
                <img
                  src={picture}
                  alt=""
                  width={44}
                  height={44}
                  className="size-11 rounded-control border border-line"
                />
              )}
              <input
                {...control}
                type="file"
                accept={pictureKinds}
                onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
                className="min-h-11 w-full min-w-0 cursor-pointer text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-primary-soft file:px-4 file:font-medium file:text-primary-strong"
              />
            </div>
          )}
        </Field>
      )}
    </div>
  );
}
